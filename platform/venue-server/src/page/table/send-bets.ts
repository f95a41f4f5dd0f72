import type { Refused } from '../server.ts';
import { newRoundId } from '../shell/ask-round.ts';
import { wait } from '../shell/wait.ts';
import type { PlacedBet, TableCalls, TableState, Taken } from './table-calls.ts';

/** Pauses before bets are asked for again whose answer was lost; the last one from then on, ms. */
const pauses = [500, 1_000, 2_000];

interface Ways {
  readonly calls: Pick<TableCalls, 'bet'>;
  readonly round: Pick<TableState, 'number' | 'unit'>;
  /** It is not known whether they were taken. */
  readonly onLost: () => void;
}

/** Places bets and asks until it is known what became of them: the id is the same each time, so they are taken once. */
export async function sendBets(
  bets: readonly PlacedBet[],
  { calls, round, onLost }: Ways,
): Promise<Taken | Refused> {
  const id = newRoundId();
  for (let tries = 0; ; tries += 1) {
    const answer = await calls.bet(id, round.number, round.unit, bets);
    if (!('reason' in answer) || answer.reason !== 'unreachable') return answer;
    onLost();
    await wait(pauses[Math.min(tries, pauses.length - 1)] ?? 0);
  }
}
