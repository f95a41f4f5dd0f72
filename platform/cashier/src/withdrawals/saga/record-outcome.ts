import { minute } from '@lobby/calendar';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { AskAnswer } from '../../providers/withdrawal-side.ts';
import { asksAgainAt } from './back-off.ts';
import type { ClaimedWithdrawal, DueCall } from './claim.ts';
import { isAmountOf } from './instruction.ts';
import { payWithdrawal, refundWithdrawal } from './money.ts';
import { lockWithdrawal, moveTo, type Trx, type WithdrawalRow } from './withdrawal-row.ts';

/** `unknown`: the answer was lost. */
export type Outcome = AskAnswer | { readonly kind: 'unknown' };

export interface ProviderAnswer extends Pick<DueCall, 'call' | 'sends'> {
  readonly outcome: Outcome;
  /** ms */
  readonly at: number;
}

/** How often the provider is asked after a person gave money back whose outcome was unknown; hourly in the end. */
const watchedTimes = 12;
/** After how many questions, hourly in the end, a pending withdrawal needs a person: a day. */
const pendingTimes = 28;

/**
 * Writes down what a provider said, once: what is ended stays so, and money moves only out of 'sending' and 'unknown',
 * or out of 'approved' when what was sent before turns out as paid. Money is given back on a definite rejection alone.
 */
export async function recordOutcome(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  claimed: ClaimedWithdrawal,
  answered: ProviderAnswer,
): Promise<void> {
  const { id } = claimed.row;
  let finding: Found;
  const isOwn = await claimed.record(async (trx, row) => {
    finding = await judge(trx, row, answered);
  });
  if (!isOwn) finding = await db.transaction().execute(trx => recordLate(trx, id, answered));
  if (finding) log.error({ withdrawal: id, finding }, 'a withdrawal needs a person');
}

/** Of what is said to a server that was taken over from counts what was paid, and what contradicts an end. */
async function recordLate(trx: Trx, id: string, answered: ProviderAnswer): Promise<Found> {
  const row = await lockWithdrawal(trx, id);
  const { kind } = answered.outcome;
  const counts = kind === 'paid' || (kind === 'refused' && row?.finished_at !== null);
  return row && counts ? judge(trx, row, answered) : undefined;
}

async function judge(trx: Trx, row: WithdrawalRow, answered: ProviderAnswer): Promise<Found> {
  const isPaid = answered.outcome.kind === 'paid';
  // Of calls before the last request nothing else counts: that one has a claim of its own.
  if (!isPaid && answered.sends < row.sends) return undefined;
  if (row.finished_at !== null) return afterTheEnd(trx, row, answered);
  const isOut = row.state === 'sending' || row.state === 'unknown';
  return isOut || (isPaid && row.state === 'approved') ? underWay(trx, row, answered) : undefined;
}

type Found = WithdrawalRow['finding'] | undefined;

/**
 * Whether a refusal is the last word on a withdrawal: what the provider says when it is asked, or the answer to the only
 * request while nobody has missed it. That of any other request may be of a duplicate of what was paid.
 */
function isLastWord(row: WithdrawalRow, { call }: ProviderAnswer): boolean {
  return call === 'ask' || (row.sends === 1 && row.asked === 0);
}

async function underWay(trx: Trx, row: WithdrawalRow, answered: ProviderAnswer): Promise<Found> {
  const { outcome, at } = answered;
  const shared = { source: 'provider', at } as const;
  switch (outcome.kind) {
    case 'paid':
      if (!isAmountOf(row, outcome.amount)) return park(trx, row, 'amount-differs', at);
      await payWithdrawal(trx, row, shared);
      return;
    case 'refused':
      if (!isLastWord(row, answered)) return refusedAgain(trx, row, at, outcome.said);
      await refundWithdrawal(trx, row, {
        ...shared,
        note: outcome.said,
        change: { refusal: outcome.reason },
      });
      return;
    case 'exists':
      await moveTo(trx, row, { ...shared, to: 'unknown', nextAt: at });
      return;
    case 'pending':
      return pending(trx, row, at);
    case 'unknown':
      await moveTo(trx, row, { ...shared, to: 'unknown', nextAt: asksAgainAt(row.asked + 1, at) });
      return;
    case 'no-record':
      return noRecord(trx, row, at);
  }
}

/** What the refusal leaves open is asked at once; of a request that was not the first it is a finding besides. */
async function refusedAgain(trx: Trx, row: WithdrawalRow, at: number, said: string): Promise<Found> {
  const shared = { to: 'unknown', source: 'provider', at, nextAt: at } as const;
  if (row.sends === 1) {
    await moveTo(trx, row, shared);
    return;
  }
  const finding = 'resend-refused';
  await moveTo(trx, row, { ...shared, note: `${finding}: ${said}`, change: { finding } });
  return finding;
}

/** It is asked on, and after a day a person may decide as well. A provider that had no record has one now. */
async function pending(trx: Trx, row: WithdrawalRow, at: number): Promise<Found> {
  const before = row.finding === 'no-record' || row.finding === 'resend-refused' ? '' : row.finding;
  const isLong = before === '' && row.asked >= pendingTimes;
  const finding = isLong ? 'pending-long' : before;
  const nextAt = asksAgainAt(row.asked + 1, at);
  const note = isLong ? finding : '';
  await moveTo(trx, row, { to: 'sending', source: 'provider', at, nextAt, note, change: { finding } });
  return isLong ? finding : undefined;
}

/**
 * A provider that does not know what was sent has proven nothing: it is asked again a minute later, and then a person
 * decides. It is still asked now and then, because it may have been paid after all.
 */
async function noRecord(trx: Trx, row: WithdrawalRow, at: number): Promise<Found> {
  if (row.state !== 'unknown' || row.finding !== '') {
    const note = row.finding === '' ? 'the provider has no record' : '';
    const nextAt = row.finding === '' ? at + minute : asksAgainAt(row.asked + 1, at);
    await moveTo(trx, row, { to: 'unknown', source: 'provider', at, nextAt, note });
    return;
  }
  return park(trx, row, 'no-record', at);
}

async function park(
  trx: Trx,
  row: WithdrawalRow,
  finding: WithdrawalRow['finding'],
  at: number,
): Promise<Found> {
  const nextAt = finding === 'no-record' ? asksAgainAt(row.asked + 1, at) : undefined;
  const change = { finding };
  await moveTo(trx, row, { to: 'unknown', source: 'provider', at, nextAt, note: finding, change });
  return finding;
}

/** No posting follows from what is said about an end; what contradicts it is a finding. */
async function afterTheEnd(trx: Trx, row: WithdrawalRow, answered: ProviderAnswer): Promise<Found> {
  const { outcome, at } = answered;
  const isRefused = outcome.kind === 'refused' && isLastWord(row, answered);
  const shared = { to: row.state, source: 'provider', at } as const;
  if (row.state === 'rejected' && outcome.kind === 'paid') {
    const finding = 'paid-after-refund';
    await moveTo(trx, row, { ...shared, note: finding, change: { finding } });
    return finding;
  }
  if (row.state === 'paid' && isRefused) {
    const finding = 'refused-after-paid';
    await moveTo(trx, row, { ...shared, note: finding, change: { finding } });
    return finding;
  }
  if (row.finding !== 'refund-watched') return;
  const ends = isRefused || row.asked >= watchedTimes;
  const nextAt = ends ? undefined : asksAgainAt(row.asked + 1, at);
  await moveTo(trx, row, { ...shared, nextAt, change: ends ? { finding: '' } : {} });
  return;
}
