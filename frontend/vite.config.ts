import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const FONTS = ['atkinson-hyperlegible-next', 'fraunces'];

/** The licences of the fonts travel with them. */
function fontLicences(): Plugin {
  return {
    name: 'font-licences',
    generateBundle() {
      const text = FONTS.map((font) => readFileSync(`node_modules/@fontsource/${font}/LICENSE`, 'utf8')).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'assets/font-licences.txt', source: text });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fontLicences()],
  build: {
    outDir: '../src/cardwright/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // One file of what several screens share, since each file costs its headers; and one of what only running games need.
        codeSplitting: {
          groups: [
            { name: 'shared', priority: 2, test: /node_modules|src\/(lib\/(?!art\/)|parts\/(Icon|Emote|Link|Chat|Signal|LanguageChoice|TilePicture)\.)/ },
            { name: 'cards', priority: 1, test: /src\/(lib\/art\/|parts\/Art|parts\/Card|parts\/Pile|parts\/Bank|screens\/Play)/ },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': 'http://127.0.0.1:8600', '/ws': { target: 'ws://127.0.0.1:8600', ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
});
