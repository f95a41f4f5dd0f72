import { type AnyGame, rootOf, sheetOf } from '@lobby/games';
import { compareRatio, printScaled } from '@lobby/money';
import { everyExact } from './every-exact.ts';

/** Between which returns a game lies in the long run, percent, and how far a round swings: σ in stakes. */
export interface ReturnSpread {
  readonly sigma: string;
  readonly from: string;
  readonly to: string;
}

const spreads = new WeakMap<AnyGame, ReturnSpread>();

/**
 * Of all choices of a game the lowest and the highest return and the largest σ, each rounded outwards. Where the
 * player decides within a round, less may come back than by the best play, down to nothing.
 */
export function spreadOf(game: AnyGame): ReturnSpread {
  const known = spreads.get(game);
  if (known) return known;
  const all = everyExact(game);
  const percents = all.map(({ return: { n, d } }) => Number((n * 10_000n) / d));
  // What a shared jackpot gives back is won as anything else is; the sheet has it beside the return.
  const pool = game.kind === 'slot' ? hundredths(sheetOf(game).split?.jackpot ?? '0.00') : 0;
  const variances = all.map(({ variance }) => variance);
  const [widest] = variances.sort((one, other) => compareRatio(other, one));
  const spread = {
    sigma: printScaled(widest ? rootOf(widest, 3) + 1n : 0n, 3),
    from: game.finish ? '0.00' : percentText(Math.min(...percents)),
    to: percentText(Math.max(...percents) + 1 + pool),
  };
  spreads.set(game, spread);
  return spread;
}

/** "94.40" → 9440. */
const hundredths = (percent: string) => Math.round(Number(percent) * 100);

const percentText = (of: number) => `${Math.floor(of / 100)}.${String(of % 100).padStart(2, '0')}`;
