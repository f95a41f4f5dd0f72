import type { Refused } from '../server.ts';
import { askRound, newRoundId } from '../shell/ask-round.ts';
import type { PlacedBet, TableCalls, TableState, Taken } from './table-calls.ts';

interface Ways {
  readonly calls: Pick<TableCalls, 'bet'>;
  readonly round: Pick<TableState, 'number' | 'unit'>;
  /** It is not known whether they were taken. */
  readonly onLost: () => void;
}

/** Places bets and asks until it is known what became of them: the id is the same each time, so they are taken once. */
export function sendBets(
  bets: readonly PlacedBet[],
  { calls, round, onLost }: Ways,
): Promise<Taken | Refused> {
  const id = newRoundId();
  return askRound({ send: () => calls.bet(id, round.number, round.unit, bets), cycleMs: 0, onLost });
}
