import { type Repeated, repeat } from '../../kernel/repeat.ts';
import { carryOn, type Deps } from './process-due.ts';

const pauseMs = 2_000;
/** How many withdrawals a server has in hand at once. */
const mostInHand = 8;

/**
 * Carries withdrawals on from now on, each hand by itself: one whose provider is silent until its time is over holds up
 * no other, and none is claimed before there is a hand for it.
 */
export function keepCarrying(deps: Deps, hands = mostInHand): readonly Repeated[] {
  return Array.from({ length: hands }, () =>
    repeat(
      () => carryOn(deps),
      pauseMs,
      error => deps.log.error({ err: error }, 'withdrawals stand still; they are tried again'),
    ),
  );
}
