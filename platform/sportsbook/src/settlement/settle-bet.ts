import { type Grade, settledReturn, ticketTurnover } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { adjustHold, postHold } from '@lobby/platform-ledger';
import type { Kysely, Transaction } from 'kysely';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { addStep } from '../bets/steps.ts';
import { leftOf, legExposuresLeft, lockBet, matchLegsOf, shareLeft, ticketOf } from '../bets/stored-bet.ts';
import { setLegExposures } from '../risk/leg-exposure.ts';
import { gradeLegs } from './grade-legs.ts';
import { restoreBet } from './restore-bet.ts';
import { countTurnover, setTurnover } from './turnover.ts';

type Trx = Transaction<Tables>;

/** What became of a bet. */
export interface Settled {
  /** graded: only legs of it; restored: a settlement was taken back, it is open again. */
  readonly did: 'graded' | 'settled' | 'resettled' | 'restored';
  /** What moved in the member's balance, fen; negative when it was taken back. */
  readonly amount: Fen;
}

/**
 * Grades the legs of an accepted bet by what is known, in one transaction, and moves its money
 * (docs/designs.md#settlement-of-a-bet).
 * @returns undefined when nothing was new.
 */
export async function settleBet(
  db: Kysely<Tables>,
  betId: bigint,
  now: number,
): Promise<Settled | undefined> {
  return db.transaction().execute(async trx => {
    const bet = await lockBet(trx, betId);
    if (bet?.status !== 'open' && bet?.status !== 'settled') return undefined;
    const before = await matchLegsOf(trx, betId);
    const legs = await gradeLegs(trx, bet, before, now);
    if (legs.every((leg, at) => leg === before[at])) return undefined;
    if (leftOf(bet) === 0n) return { did: 'graded', amount: 0n };
    const ticket = ticketOf(bet, legs);
    const whole = settledReturn(ticket);
    const credit = whole === undefined ? undefined : shareLeft(bet, whole);
    const exposures = credit === undefined ? legExposuresLeft(bet, ticket) : [];
    const settled = await moveMoney(trx, { bet, legs, credit, now });
    await setLegExposures(trx, bet, before, exposures, { decided: true });
    if (bet.kind === 'single') {
      await countTurnover(trx, { member_id: bet.member_id, match_id: legs[0]!.match_id, now });
    } else {
      await setTurnover(trx, bet, shareLeft(bet, ticketTurnover(ticket)), now);
    }
    return settled;
  });
}

interface Graded {
  readonly bet: StoredBet;
  readonly legs: readonly MatchLeg[];
  /** What the part that is left returns; undefined while that is open. */
  readonly credit: Fen | undefined;
  readonly now: number;
}

async function moveMoney(trx: Trx, { bet, legs, credit, now }: Graded): Promise<Settled> {
  const wasSettled = bet.status === 'settled';
  if (credit === undefined) {
    if (!wasSettled) return { did: 'graded', amount: 0n };
    return { did: 'restored', amount: await restoreBet(trx, bet, now) };
  }
  const end = endOf(bet, legs, credit);
  if (!wasSettled) {
    await postHold(trx, bet.hold_id, { payout: credit, at: now });
    await setEnd(trx, bet, end, now);
    await addStep(trx, bet.id, { kind: 'settled', at: now, amount: credit, ...stepOf(end, legs) });
    return { did: 'settled', amount: credit };
  }
  if (end.net === bet.net && end.result === bet.result && end.cancel_reason === bet.cancel_reason) {
    // Decided before, by a leg that was lost: the others are graded for the record.
    return { did: 'graded', amount: 0n };
  }
  const amount = end.net - bet.net;
  const step = { kind: 'resettled', at: now, amount, ...stepOf(end, legs) } as const;
  const version = await addStep(trx, bet.id, step);
  if (amount !== 0n) await adjustHold(trx, bet.hold_id, { payout: credit, version, at: now });
  await setEnd(trx, bet, end, Number(bet.settled_at));
  return { did: 'resettled', amount };
}

type End = Pick<StoredBet, 'cancel_reason' | 'net'> & { readonly result: Grade };

function endOf(bet: StoredBet, legs: readonly MatchLeg[], credit: Fen): End {
  const net = credit - leftOf(bet);
  return {
    net: net + bet.cashed_out - bet.sold_risk,
    result: resultOf(legs, net),
    // Why the legs of several were cancelled is theirs.
    cancel_reason: bet.kind === 'single' ? legs[0]!.cancel_reason : '',
  };
}

/** What a bet came to, by its legs and what the part that is left won or lost. */
function resultOf(legs: readonly MatchLeg[], net: Fen): Grade {
  const [first] = legs;
  // Safe: a bet that is settled by its only leg has a graded one.
  if (first && legs.length === 1) return first.result as Grade;
  if (legs.every(leg => leg.result === 'D')) return 'D';
  return net > 0n ? 'W' : net < 0n ? 'L' : 'P';
}

async function setEnd(trx: Trx, { id }: StoredBet, end: End, settledAt: number): Promise<void> {
  await trx
    .updateTable('sport_bets')
    .set({ status: 'settled', ...end, settled_at: BigInt(settledAt) })
    .where('id', '=', id)
    .execute();
}

function stepOf({ result }: End, legs: readonly MatchLeg[]) {
  return { result, resultVersion: legs.length === 1 ? legs[0]!.result_version : null };
}
