import type { Figure } from './figure.ts';
import { type PricedMatch, priceForward, readSeasons } from './pricing/forward-pricing.ts';
import { favourites, type Loss, lossesOf } from './pricing/pricing-losses.ts';

/** Mean log-loss of closing prices, for 1X2 and for over and under 2.5. */
interface Closing {
  readonly winner: number;
  readonly totals: number;
}

/**
 * The log-loss of the market's closing prices: averages over bookmakers, 2021/22–2025/26, football-data.co.uk. 2025/26
 * is the only single season measured.
 */
const closing: Readonly<Record<string, Closing>> = {
  all: { winner: 0.9686, totals: 0.6685 },
  '2025/26': { winner: 0.9778, totals: 0.6732 },
  'English Premier League': { winner: 0.956, totals: 0.672 },
  'Deutsche Bundesliga': { winner: 0.972, totals: 0.646 },
  'Italian Serie A': { winner: 0.969, totals: 0.682 },
  'Spain Primera División': { winner: 0.966, totals: 0.667 },
  'French Ligue 1': { winner: 0.983, totals: 0.672 },
};

/**
 * How well the book prices real matches: log-loss of 1X2 and of over and under 2.5, compared with base rates, the
 * league's average and the market's close.
 * @param folder seasons as `<season>/<league>.json`.
 * @throws Error when it has none.
 */
export function calibrationFigures(folder: string): Figure[] {
  const files = readSeasons(folder);
  if (files.length === 0)
    throw new Error(`${folder} holds no <season>/<league>.json, so nothing can be priced.`);
  const matches = priceForward(files);
  const parts = (of: (match: PricedMatch) => string) =>
    [...new Set(matches.map(of))].map(name => [name, matches.filter(match => of(match) === name)] as const);
  return [
    ...lossFigures('all', matches, { winner: 0.995, totals: -0.008 }),
    ...lossFigures('all, every club rated alike', priceForward(files, { level: true })),
    ...parts(match => match.season).flatMap(([name, some]) => lossFigures(name, some)),
    ...parts(match => match.league).flatMap(([name, some]) => lossFigures(name, some)),
    ...parts(match => `${match.league} ${match.season}`).flatMap(([name, some]) => lossFigures(name, some)),
    ...favouriteFigures(matches),
  ];
}

function lossFigures(of: string, matches: readonly PricedMatch[], goal?: Closing): Figure[] {
  const { winner, totals } = lossesOf(matches);
  const market = closing[of];
  const row = (what: string, loss: Loss, close: number | undefined) => ({
    what: `${what}, ${of} (${matches.length})`,
    ours: loss.book.toFixed(4),
    beside: `base rates ${loss.naive.toFixed(4)}, league ${loss.usual.toFixed(4)}${close ? `, market ${close.toFixed(4)}` : ''}`,
    ratio: `${signed(loss.gain)} [${signed(loss.interval.low)}, ${signed(loss.interval.high)}]`,
    goal: '',
  });
  const rows = [row('1X2', winner, market?.winner), row('over/under', totals, market?.totals)] as const;
  if (!goal) return [...rows];
  return [
    { ...rows[0], goal: `≤ ${goal.winner}`, met: winner.book <= goal.winner },
    { ...rows[1], goal: `≤ base rates − ${-goal.totals}`, met: totals.gain <= goal.totals },
  ];
}

function favouriteFigures(matches: readonly PricedMatch[]): Figure[] {
  return favourites(matches).map(({ from, to, matches: count, priced, won }) => ({
    what: `favourites from ${from.toFixed(1)} to ${to.toFixed(1)} (${count})`,
    ours: `priced ${priced.toFixed(3)}`,
    beside: `won ${won.toFixed(3)}`,
    ratio: `${signed(won - priced)} ± ${Math.sqrt((priced * (1 - priced)) / count).toFixed(3)}`,
    goal: '',
  }));
}

/** A number with a minus sign for tables. */
function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(4)}`;
}
