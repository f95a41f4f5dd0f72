import { seeded } from '@lobby/draws/testing/seeded';
import type { Chances, PricedMatch } from './forward-pricing.ts';

/**
 * The estimate without knowledge of clubs and leagues: the frequencies of home, draw and away and of more than 2.5
 * goals in the five leagues over 2021/22–2025/26 (8,907 matches, football-data.co.uk). The priced seasons are among
 * them, which favours this reference.
 */
export const baseRates: Chances = { winner: [0.435, 0.254, 0.311], over: 0.532 };

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Mean log-loss of a match (natural logarithm; lower is better). */
export interface Loss {
  readonly book: number;
  /** Of the base rates. */
  readonly naive: number;
  /** With knowledge of the league, but not of the clubs. */
  readonly usual: number;
  /** Book minus naive, with its 95 % interval. */
  readonly gain: number;
  readonly interval: Interval;
}

export interface Losses {
  readonly matches: number;
  readonly winner: Loss;
  readonly totals: Loss;
}

/** Compares the book with the base rates. The interval is a bootstrap over matches, with a fixed seed. */
export function lossesOf(matches: readonly PricedMatch[]): Losses {
  const compare = (lossOf: typeof winnerLoss): Loss => {
    const book = matches.map(match => lossOf(match, match));
    const naive = matches.map(match => lossOf(match, baseRates));
    const usual = mean(matches.map(match => lossOf(match, match.usual)));
    const gains = book.map((loss, at) => loss - naive[at]!);
    return { book: mean(book), naive: mean(naive), usual, gain: mean(gains), interval: bootstrap(gains) };
  };
  return { matches: matches.length, winner: compare(winnerLoss), totals: compare(totalsLoss) };
}

export function winnerLoss({ full: [h, c] }: Pick<PricedMatch, 'full'>, { winner }: Chances): number {
  return -Math.log(winner[h > c ? 0 : h === c ? 1 : 2]);
}

export function totalsLoss({ full: [h, c] }: Pick<PricedMatch, 'full'>, { over }: Chances): number {
  return -Math.log(h + c > 2.5 ? over : 1 - over);
}

/** The interval of the mean of `values`: 95 % of the means of a thousand samples with replacement. */
export function bootstrap(values: readonly number[]): Interval {
  const next = seeded('bootstrap');
  const means = Array.from({ length: 1_000 }, () => {
    let sum = 0;
    for (let n = 0; n < values.length; n++) sum += values[Math.floor(next() * values.length)]!;
    return sum / values.length;
  }).sort((one, other) => one - other);
  return { low: means[25]!, high: means[974]! };
}

/** Favourites of similar probability: their number, mean probability and share of wins. */
export interface Bucket {
  readonly from: number;
  readonly to: number;
  readonly matches: number;
  readonly priced: number;
  readonly won: number;
}

/** Favourites by their probability, in tenths from one half up; those above 0.8 are one bucket. */
export function favourites(matches: readonly PricedMatch[]): Bucket[] {
  const sides = matches.map(({ winner: [home, , away], full: [h, c] }) =>
    home >= away ? { chance: home, won: h > c } : { chance: away, won: c > h },
  );
  return [0.5, 0.6, 0.7, 0.8].map(from => {
    const to = from === 0.8 ? 1 : from + 0.1;
    const inside = sides.filter(({ chance }) => chance >= from && chance < to);
    return {
      from,
      to,
      matches: inside.length,
      priced: mean(inside.map(({ chance }) => chance)),
      won: mean(inside.map(({ won }) => (won ? 1 : 0))),
    };
  });
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
