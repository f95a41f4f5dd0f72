import type { Refused } from '../../server.ts';
import { askRound, newRoundId } from '../../shell/ask-round.ts';
import type { TableCalls, Taken } from '../../table/table-calls.ts';
import type { LotterySentences } from '../words/sentences.ts';
import type { Slip } from './slip.ts';

interface Deps {
  readonly calls: Pick<TableCalls, 'bet'>;
  readonly slip: Slip;
  readonly stake: string;
  /** Of the round that it is for: no other one takes it. */
  readonly number: number;
  /** It is not known yet what became of it. */
  readonly onLost: () => void;
}

/** Places a ticket once, and asks until it is known what became of it. */
export function placeTicket({ calls, slip, stake, number, onLost }: Deps): Promise<Taken | Refused> {
  const id = newRoundId();
  const bets = slip.map(pick => ({ pick, units: 1 }));
  return askRound({ send: () => calls.bet(id, number, stake, bets), cycleMs: 0, onLost });
}

/** Why a ticket was not taken, in words. The picks stay on the slip. */
export function refusalOf(reason: string, says: LotterySentences, isTrial: boolean): string {
  if (reason === 'closed') return says.lateBets;
  if (reason === 'balance') return isTrial ? says.tooMuchCredits : says.tooMuch;
  return reason === 'limit' || reason === 'stake-cap' ? says.limit : says.refused;
}
