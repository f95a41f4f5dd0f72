import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { isLive, type MatchState, printScore } from '@lobby/fixtures';

type InningFields = Pick<
  WireGame,
  | 'inningNum'
  | 'inning_half'
  | 'inning_break'
  | 'outcount'
  | 'base_1b'
  | 'base_2b'
  | 'base_3b'
  | 'hits'
  | 'errors'
>;

const yes = (holds: boolean) => (holds ? 'Y' : 'N');

/** Of a sport of innings: which one, who bats, outs, runners, and what both sides have hit and missed so far. */
export function inningFields(state: MatchState): InningFields {
  const { period } = state;
  if (!period?.inning || !isLive(state)) return {};
  const { half, outs, bases, hits, errors } = period.inning;
  return {
    inningNum: String(period.number),
    inning_half: half === 'top' ? 'T' : 'B',
    inning_break: yes(period.isBreak),
    outcount: String(outs),
    base_1b: yes((bases & 1) !== 0),
    base_2b: yes((bases & 2) !== 0),
    base_3b: yes((bases & 4) !== 0),
    ...(hits && { hits: printScore(hits) }),
    ...(errors && { errors: printScore(errors) }),
  };
}
