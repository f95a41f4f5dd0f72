import type { ChangeReasonCode } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { adjustHold, postHold } from '@lobby/platform-ledger';
import type { Transaction } from 'kysely';
import { wasRestored, withLetter } from '../bets/bet-changes.ts';
import type { StoredBet } from '../bets/bets.tables.ts';
import { addStep } from '../bets/steps.ts';
import { restoreBet } from '../settlement/restore-bet.ts';
import type { TitleGrade } from './race/outcome.ts';

type Trx = Transaction<Tables>;

/** What a bet on a runner is settled as. */
export interface ChampionEnd {
  readonly payout: Fen;
  readonly grade: TitleGrade['grade'];
  readonly reason: string;
  readonly now: number;
}

/** Moves the money of a bet that is decided. Of one that was settled before a letter is left to its member. */
export async function payChampion(
  trx: Trx,
  bet: StoredBet,
  {
    payout,
    grade,
    reason,
    version,
    now,
    outright,
  }: ChampionEnd & { readonly outright: string; readonly version: number | null },
): Promise<void> {
  const step = { at: now, result: grade, resultVersion: version };
  const change = { ...letterOf(bet, outright), result: grade, returned: payout };
  if (bet.status === 'open') {
    const again = await wasRestored(trx, bet.id);
    const why = reason || (again ? ('result-published' satisfies ChangeReasonCode) : '');
    const settle = async () => {
      await postHold(trx, bet.hold_id, { payout, at: now });
      return addStep(trx, bet.id, { ...step, reason: why, kind: 'settled', amount: payout });
    };
    if (!again) await settle();
    else
      await withLetter(trx, bet, async () => ({
        ...change,
        reason: why,
        amount: payout,
        seq: await settle(),
      }));
    return;
  }
  const amount = payout - bet.risk - bet.net;
  if (amount === 0n && grade === bet.result) return;
  const why = reason || ('result-corrected' satisfies ChangeReasonCode);
  await withLetter(trx, bet, async () => {
    const seq = await addStep(trx, bet.id, { ...step, reason: why, kind: 'resettled', amount });
    if (amount !== 0n) await adjustHold(trx, bet.hold_id, { payout, version: seq, at: now });
    return { ...change, reason: why, amount, seq };
  });
}

/** Opens a settled bet again, and leaves a letter to its member. */
export async function restoreChampion(
  trx: Trx,
  bet: StoredBet,
  {
    outright,
    reason,
    at,
  }: { readonly outright: string; readonly reason: ChangeReasonCode; readonly at: number },
): Promise<void> {
  const amount = -(bet.risk + bet.net);
  await withLetter(trx, bet, async () => ({
    ...letterOf(bet, outright),
    ...{ reason, result: '', returned: null, amount },
    seq: await restoreBet(trx, bet, { amount, at, reason, scoreBefore: '' }),
  }));
}

/** What the letter says of a bet as it was. */
function letterOf(bet: StoredBet, outright: string) {
  return {
    ...{ match_id: null, outright_id: outright, score_before: '', score: '' },
    result_before: bet.result,
    returned_before: bet.status === 'settled' ? bet.risk + bet.net : null,
  };
}
