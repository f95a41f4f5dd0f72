import type { GameEvent } from '@lobby/games';
import type { ResultPart } from './told-result.ts';
import type { ResultWords } from './words-of.ts';

/** The reels of the paid spin, with what won on them; those of free spins are told by what they paid. */
export function slotParts(events: readonly GameEvent[], words: ResultWords): ResultPart[] {
  const reels = events.find(event => event.type === 'reels');
  if (!reels) return [];
  const free = events.findIndex(({ type }) => type === 'free-spins-begin');
  const paid = free === -1 ? events : events.slice(0, free);
  const won = new Set<string>();
  for (const event of paid) {
    if (event.type === 'line-win') for (const [reel, row] of event.rows.entries()) won.add(`${reel}:${row}`);
    if (event.type !== 'scatter') continue;
    for (const [reel, symbols] of reels.symbols.entries())
      for (const [row, symbol] of symbols.entries()) if (symbol === event.symbol) won.add(`${reel}:${row}`);
  }
  return [
    {
      kind: 'reels',
      reels: reels.symbols.map(symbols => symbols.map(words.of)),
      won: reels.symbols.flatMap((symbols, reel) =>
        symbols.flatMap((_, row) => (won.has(`${reel}:${row}`) ? [[reel, row] as const] : [])),
      ),
    },
  ];
}
