import type { Key } from '../keyed.ts';
import { type DrawStream, drawStream } from '../stream.ts';
import { goalsOfAttacks, type HandballRules, handballFacts } from './rules.ts';

/** An attack, when it ends. */
export interface HandballAttack {
  readonly side: 'H' | 'C';
  readonly isGoal: boolean;
  /** ms of the half that are over. */
  readonly at: number;
}

/** Everything that happens in a handball match, attack by attack. */
export interface HandballScript {
  readonly halves: readonly (readonly HandballAttack[])[];
}

/** Draws a match from its rules and its key. A toss decides who has the throw-off; the other side has it after the break. */
export function drawHandball({ expectedMilli: [home, away] }: HandballRules, key: Key): HandballScript {
  const stream = drawStream(key, 'handball');
  const below = [goalsOfAttacks(home), goalsOfAttacks(away)] as const;
  const toss = stream.below(2);
  const halves = Array.from({ length: handballFacts.halves }, (_, half) =>
    playHalf((toss + half) % 2, below, stream),
  );
  return { halves };
}

function playHalf(first: number, below: readonly [number, number], stream: DrawStream): HandballAttack[] {
  const attacks = 2 * handballFacts.halfAttacks;
  const slot = Math.floor((handballFacts.halfSeconds * 1_000) / attacks);
  const shortest = handballFacts.shortestAttack * 1_000;
  return Array.from({ length: attacks }, (_, at) => {
    const side = (first + at) % 2;
    return {
      side: side === 0 ? 'H' : 'C',
      isGoal: stream.word() < (side === 0 ? below[0] : below[1]),
      at: at * slot + shortest + stream.below(slot - shortest),
    };
  });
}
