import type { Plugin } from 'vite';
import { heldTo, type StatedMarket } from '../profile.ts';

const id = 'virtual:lobby/market';

/** What texts say of the market: `{minimumAge}` in messages and pages, for `compileMessages()`. */
export function wordsOfMarket(stated: StatedMarket): Readonly<Record<string, number>> {
  return { minimumAge: heldTo(stated).age };
}

/** The same for code, by `@lobby/market/minimum-age`. What is not stated counts as the strictest. */
export function marketValues(stated: StatedMarket): Plugin {
  return {
    name: 'lobby:market-values',
    resolveId: source => (source === id ? `\0${id}` : null),
    load: source =>
      source === `\0${id}`
        ? Object.entries(wordsOfMarket(stated))
            .map(([name, value]) => `export const ${name} = ${value};`)
            .join('\n')
        : null,
  };
}
