import type { Plugin } from 'vite';

/**
 * Has driver.js, which shows the tour, write its words as text: it assigns them to `innerHTML`, which pages refuse that
 * require trusted types.
 */
export function tourAsText(): Plugin {
  return {
    name: 'lobby:tour-as-text',
    transform: {
      filter: { id: /\/driver\.js\/dist\/driver\.js\.mjs$/ },
      handler: code => asText(code),
    },
  };
}

export function asText(code: string): string {
  return code.replaceAll('.innerHTML=', '.textContent=').replaceAll('&times;', '×');
}
