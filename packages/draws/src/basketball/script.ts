import type { Key } from '../keyed.ts';
import { type DrawStream, drawStream } from '../stream.ts';
import { type BasketballRules, basketballFacts, secondsOfPeriod, turnsOfPeriod } from './rules.ts';
import { alike, pointsOf, type TurnLaw, turnLaw } from './turn-law.ts';

/** A turn with the ball, when it ends. */
export interface BasketballTurn {
  readonly side: 'H' | 'C';
  /** 0 to 3. */
  readonly points: number;
  /** ms of the period that are over. */
  readonly at: number;
}

/** Everything that happens in a basketball match, turn by turn. */
export interface BasketballScript {
  /** The quarters, and then overtimes until one side leads. */
  readonly periods: readonly (readonly BasketballTurn[])[];
}

/** Draws a match from its rules and its key. The sides begin the periods in turn; a toss decides who begins the first. */
export function drawBasketball({ expectedMilli }: BasketballRules, key: Key): BasketballScript {
  const stream = drawStream(key, 'basketball');
  const laws = [turnLaw(expectedMilli[0]), turnLaw(expectedMilli[1])] as const;
  const toss = stream.below(2);
  const periods: BasketballTurn[][] = [];
  let lead = 0;
  while (periods.length < basketballFacts.quarters || lead === 0) {
    const number = periods.length + 1;
    const first = (toss + number) % 2 === 0 ? 0 : 1;
    const turns = playPeriod(number, first, laws, stream);
    lead += turns.reduce((sum, { side, points }) => sum + (side === 'H' ? points : -points), 0);
    periods.push(turns);
  }
  return { periods };
}

function playPeriod(
  number: number,
  first: 0 | 1,
  laws: readonly [TurnLaw, TurnLaw],
  stream: DrawStream,
): BasketballTurn[] {
  const pairs = turnsOfPeriod(number);
  const slot = (secondsOfPeriod(number) * 1_000) / (2 * pairs);
  const shortest = basketballFacts.shortestTurn * 1_000;
  const turns: BasketballTurn[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const word = stream.word();
    const answer = stream.word() < alike ? word : stream.word();
    for (const [at, side] of [first, 1 - first].entries()) {
      turns.push({
        side: side === 0 ? 'H' : 'C',
        points: pointsOf(side === 0 ? laws[0] : laws[1], at === 0 ? word : answer),
        at: (2 * pair + at) * slot + shortest + stream.below(slot - shortest),
      });
    }
  }
  return turns;
}
