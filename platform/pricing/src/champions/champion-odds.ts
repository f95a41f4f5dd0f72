import type { TitleChance } from '@lobby/leagues';

/** What the house keeps of a stake on a runner, at prices that are not cut: 1 ÷ (1 + overround) comes back. */
export const overround = 0.15;

/** Longest decimal odds of a runner. */
const longest = 101;
/** Less than this is no offer: a title that is all but decided, or shared whatever happens. */
const least = 1.05;
/** A runner that is all but out has no price: it would say nothing. */
const leastShare = 0.0005;

/**
 * Decimal odds of a runner; blank when there is nothing to offer. A shared title returns the stake and divides the
 * profit, so a stake of 1 at odds o returns `top` + (o − 1) × `share` on average.
 */
export function championOdds({ top, share }: TitleChance): string {
  if (share < leastShare) return '';
  const odds = 1 + (1 / (1 + overround) - top) / share;
  if (odds < least) return '';
  return cut(Math.min(longest, odds));
}

/** So many standard errors of the seasons that are played out are added to a chance: nobody buys what they are off. */
const errorsAdded = 2;

/** The same of a season, whose chances come from seasons that are played out. @param seasons how many. */
export function seasonOdds({ top, share }: TitleChance, seasons: number): string {
  const careful = (chance: number) =>
    Math.min(1, chance + errorsAdded * Math.sqrt(Math.max(0, chance * (1 - chance)) / seasons));
  return championOdds({ top: careful(top), share: careful(share) });
}

/** Down to the next rung. */
function cut(odds: number): string {
  const rung = odds >= 20 ? 1 : odds >= 10 ? 0.5 : odds >= 5 ? 0.1 : odds >= 2 ? 0.05 : 0.01;
  // The hair above forgives 2.95 held as 2.9499999.
  return (Math.floor(odds / rung + 1e-9) * rung).toFixed(2);
}
