import type { Fen } from '@lobby/money';

/** Sports, e-sports; live casino, cards, lotteries, slots, fishing. */
export const gameCategories = ['TY', 'DJ', 'ZR', 'QP', 'CP', 'DZ', 'BY'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** Product groups; a bonus is bound to one of them. */
export const productGroups = {
  sport: ['TY', 'DJ'],
  games: ['ZR', 'QP', 'CP', 'DZ', 'BY'],
} as const satisfies Record<string, readonly GameCategory[]>;

/** Games whose turnover a gift may ask for: one product group, or all where the brand allows it. */
export const turnoverGroups = { ...productGroups, all: gameCategories } as const;

/** A finished round of a game. */
export interface Round {
  /** Fen staked in the round, on all its places. */
  readonly stake: Fen;
  /** Fen that the round won (above zero) or lost (below). */
  readonly net: Fen;
}

/**
 * 有效投注 of a round, in fen. Tables, lotteries and matches of e-sports count the lesser of stake and |net|, which makes
 * covering every outcome worthless; slots and fishing count the stake. Sports go by the grade: `validTurnover` of betting.
 */
export function validTurnoverOfRound(category: Exclude<GameCategory, 'TY'>, { stake, net }: Round): Fen {
  if (category === 'DZ' || category === 'BY') return stake;
  const moved = net < 0n ? -net : net;
  return moved < stake ? moved : stake;
}
