import type { Fen } from '@lobby/money';
import { type GameCategory, turnoverGroups } from '../../categories.ts';
import { gradeWeights } from '../../grades/standing.ts';
import type { PromotionFacts } from '../facts.ts';
import { fenOf, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';

type RaceRule = RuleOf<'race'>;

/** The most places that a board shows; of those below it a member sees their own. */
export const SHOWN_PLACES = 50;

/**
 * How much of the valid turnover of a category makes points, per cent: as for VIP grades, the less the house keeps of it,
 * the less (docs/rules.md#promotions).
 */
export const raceWeights = ({ turnover: { group } }: Pick<RaceRule, 'turnover'>) =>
  turnoverGroups[group].map((category: GameCategory) => ({ category, percent: gradeWeights[category] }));

/** What a member holds in a race. */
export interface RaceStanding {
  /** From 1; 0 without points. */
  readonly place: number;
  /** Hundredths of a point. */
  readonly points: bigint;
}

/** A place to be taken, what it brings, and the hundredths of a point that are missing to pass whoever holds it. */
export interface NextPlace {
  readonly place: number;
  readonly gift: Fen;
  readonly missing: bigint;
}

/** Fen that a place brings; of one that is not paid, and of 0, nothing. */
export const giftOfPlace = ({ places }: Pick<RaceRule, 'places'>, place: number): Fen =>
  fenOf(places[place - 1]?.gift ?? '0');

/**
 * The nearest place above a member that brings more than their own; undefined where none does.
 * @param board the points of the first places, in hundredths, from the first on: as many as are paid, or all there are.
 */
export function nextPlace(
  rule: RaceRule,
  board: readonly bigint[],
  own: RaceStanding,
): NextPlace | undefined {
  // Whoever has no points yet comes in below all others.
  const held = own.place === 0 ? board.length + 2 : own.place;
  for (let place = Math.min(held - 1, rule.places.length); place >= 1; place -= 1) {
    const gift = giftOfPlace(rule, place);
    // Of two with the same points the one who had them first is above: one has to have more.
    if (gift > giftOfPlace(rule, own.place))
      return { place, gift, missing: (board[place - 1] ?? 0n) - own.points + 1n };
  }
  return undefined;
}

/** What a place in a closed race brings. */
export const raceSteps = (_: RaceRule, { placeGift: gift = 0n }: PromotionFacts): Step[] =>
  gift === 0n ? [] : [{ key: 'place', unit: 'times', done: 1n, need: 1n, gift, state: 'reached' }];
