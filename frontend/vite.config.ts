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
      const text = FONTS.map((font) => readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`, 'utf8')).join('\n\n');
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
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8600', '/ws': { target: 'ws://127.0.0.1:8600', ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
});
