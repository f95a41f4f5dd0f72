import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Every lazy import of a build goes through a helper of Vite's, which is part of the first page and gives up on a file
 * whose import the browser remembers as failed. Ours takes its place: half as large, and a retry fetches again.
 */
export function lazyImports(): Plugin {
  return {
    name: 'lobby:lazy-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes('export const __vitePreload = '))
          this.error("Vite's helper for lazy imports has another name.");
        return readFileSync(new URL('./lazy-import.js', import.meta.url), 'utf8');
      },
    },
  };
}
