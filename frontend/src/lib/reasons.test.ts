import { describe, expect, it } from 'vitest';
import narrators from '../../../docs/rules/narrators.md?raw';
import unicorns from '../../../docs/rules/unicorns.md?raw';
import { RULES } from './reasons';

/** Whether the rules of a game have a section, a numbered ruling or a row of its tables. */
function stands(rules: string, part: string): boolean {
  const section = /^§ (.+)$/.exec(part)?.[1]?.replace('.', '\\.');
  return new RegExp(section ? `^#+ ${section}\\.? ` : `^(- ${part} given|\\| ${part} \\|)`, 'm').test(rules);
}

describe('a rule that a reason names', () => {
  it.each(Object.entries(RULES))('%s: %s stands in the rules as played', (_, rule) => {
    const parts = rule.split(', ');
    expect([unicorns, narrators].some((rules) => parts.every((part) => stands(rules, part)))).toBe(true);
  });
});
