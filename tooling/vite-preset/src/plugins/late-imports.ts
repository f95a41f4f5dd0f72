import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Every late import of a build goes through a helper of Vite's, which is part of the first page and gives up on a file
 * whose import the browser remembers as failed. Ours takes its place: half as large, and a retry fetches again.
 */
export function lateImports(): Plugin {
  return {
    name: 'lobby:late-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes('export const __vitePreload = '))
          this.error("Vite's helper for late imports has another name.");
        return readFileSync(new URL('./late-import.js', import.meta.url), 'utf8');
      },
    },
  };
}
