import { basketballFacts, regularTurns } from './rules.ts';

const whole = 0x1_0000_0000;
const { leadDeviation, totalDeviation } = basketballFacts;

const leadVariance = (leadDeviation * leadDeviation) / regularTurns;
const totalVariance = (totalDeviation * totalDeviation) / regularTurns;
/** The variance of the points of one turn. */
const turnVariance = (leadVariance + totalVariance) / 4;
/** How often the answer of the other side is like the turn before it, so that lead and total vary as they should. */
const alikeShare = (totalVariance - leadVariance) / (totalVariance + leadVariance);
/** The share of turns that bring three points. */
const threes = 0.08;

/** In parts of 2^32: below the first no points, below the second one, below the third two, else three. */
export type TurnLaw = readonly [none: number, one: number, two: number];

/** How often an answer is drawn from the same word as the turn before it, in parts of 2^32. */
export const alike = Math.round(alikeShare * whole);

/**
 * The law of a turn of a side that expects `milli` thousandths of a point in regular time: with that mean, and the
 * variance of every turn. Between 85 and 135 points all its chances are positive.
 * @throws RangeError beyond them.
 */
export function turnLaw(milli: number): TurnLaw {
  const mean = milli / 1000 / regularTurns;
  const square = mean * mean + turnVariance;
  const two = (square - mean - 6 * threes) / 2;
  const one = mean - 2 * two - 3 * threes;
  const none = 1 - one - two - threes;
  if (Math.min(none, one, two) <= 0)
    throw new RangeError(`${milli} thousandths of a point cannot be expected.`);
  return [Math.round(none * whole), Math.round((none + one) * whole), Math.round((none + one + two) * whole)];
}

/** The points of a turn whose word was drawn. */
export function pointsOf([none, one, two]: TurnLaw, word: number): number {
  if (word < none) return 0;
  if (word < one) return 1;
  return word < two ? 2 : 3;
}

/** The chances of 0, 1, 2 and 3 points. */
export type TurnChances = readonly [number, number, number, number];

export function turnChances(law: TurnLaw): TurnChances {
  return chancesWithin(law, 0, whole);
}

/** The chances of the answer to a turn of `first` that brought `points`. */
export function answerChances(first: TurnLaw, answer: TurnLaw, points: number): TurnChances {
  const [from = 0, to = whole] = [[0, ...first][points], [...first, whole][points]];
  const [like, other] = [chancesWithin(answer, from, to), turnChances(answer)];
  const chance = (made: 0 | 1 | 2 | 3) => other[made] + (alike / whole) * (like[made] - other[made]);
  return [chance(0), chance(1), chance(2), chance(3)];
}

/** The points expected of the answer to a turn of `first` that brought `points`. */
export function expectedAnswer(first: TurnLaw, answer: TurnLaw, points: number): number {
  const [, one, two, three] = answerChances(first, answer, points);
  return one + 2 * two + 3 * three;
}

/** The chances when the word is one from `from` to before `to`. */
function chancesWithin([none, one, two]: TurnLaw, from: number, to: number): TurnChances {
  const share = (least: number, next: number) =>
    Math.max(0, Math.min(to, next) - Math.max(from, least)) / (to - from);
  return [share(0, none), share(none, one), share(one, two), share(two, whole)];
}
