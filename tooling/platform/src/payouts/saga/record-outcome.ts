import type { Platform } from '../../kernel/domain.ts';
import type { AskAnswer } from '../provider/payout-provider.ts';
import { asksAgainAt } from './back-off.ts';
import { isAmountOf } from './instruction.ts';
import { payOut, refund } from './money.ts';
import { lockPayout, moveTo, type PayoutRow, type Trx } from './payout-row.ts';

/** `unknown`: the answer was lost. */
export type Outcome = AskAnswer | { readonly kind: 'unknown' };

const minuteMs = 60_000;
/** How often the provider is asked after a person gave money back whose outcome was unknown; hourly in the end. */
const watchedTimes = 12;
/** After how many questions, hourly in the end, a pending withdrawal needs a person: a day. */
const pendingTimes = 28;

/**
 * Writes down what a provider said, once: what is ended stays so, and money moves only out of 'sending' and 'unknown'.
 * Money is given back on a definite rejection alone.
 */
export async function recordOutcome(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  id: string,
  outcome: Outcome,
  at: number,
): Promise<void> {
  const finding = await db.transaction().execute(async trx => {
    const row = await lockPayout(trx, id);
    if (!row) throw new Error(`there is no withdrawal ${id}`);
    if (row.finished_at !== null) return afterTheEnd(trx, row, outcome, at);
    return row.state === 'sending' || row.state === 'unknown' ? underWay(trx, row, outcome, at) : undefined;
  });
  if (finding) log.error({ payout: id, finding }, 'a withdrawal needs a person');
}

type Found = PayoutRow['finding'] | undefined;

async function underWay(trx: Trx, row: PayoutRow, outcome: Outcome, at: number): Promise<Found> {
  const shared = { source: 'provider', at } as const;
  switch (outcome.kind) {
    case 'paid':
      if (!isAmountOf(row, outcome.amount)) return park(trx, row, 'amount-differs', at);
      await payOut(trx, row, shared);
      return;
    case 'refused':
      await refund(trx, row, { ...shared, note: outcome.reason });
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

/** It is asked on, and after a day a person may decide as well. A provider that had no record has one now. */
async function pending(trx: Trx, row: PayoutRow, at: number): Promise<Found> {
  const before = row.finding === 'no-record' ? '' : row.finding;
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
async function noRecord(trx: Trx, row: PayoutRow, at: number): Promise<Found> {
  if (row.state !== 'unknown' || row.finding !== '') {
    const note = row.finding === '' ? 'the provider has no record' : '';
    const nextAt = row.finding === '' ? at + minuteMs : asksAgainAt(row.asked + 1, at);
    await moveTo(trx, row, { to: 'unknown', source: 'provider', at, nextAt, note });
    return;
  }
  return park(trx, row, 'no-record', at);
}

async function park(trx: Trx, row: PayoutRow, finding: PayoutRow['finding'], at: number): Promise<Found> {
  const nextAt = finding === 'no-record' ? asksAgainAt(row.asked + 1, at) : undefined;
  const change = { finding };
  await moveTo(trx, row, { to: 'unknown', source: 'provider', at, nextAt, note: finding, change });
  return finding;
}

/** No posting follows from what is said about an end; what contradicts it is a finding. */
async function afterTheEnd(trx: Trx, row: PayoutRow, outcome: Outcome, at: number): Promise<Found> {
  const shared = { to: row.state, source: 'provider', at } as const;
  if (row.state === 'rejected' && outcome.kind === 'paid') {
    const finding = 'paid-after-refund';
    await moveTo(trx, row, { ...shared, note: finding, change: { finding } });
    return finding;
  }
  if (row.state === 'paid' && outcome.kind === 'refused') {
    const finding = 'refused-after-paid';
    await moveTo(trx, row, { ...shared, note: finding, change: { finding } });
    return finding;
  }
  if (row.finding !== 'refund-watched') return;
  const ends = outcome.kind === 'refused' || row.asked >= watchedTimes;
  const nextAt = ends ? undefined : asksAgainAt(row.asked + 1, at);
  await moveTo(trx, row, { ...shared, nextAt, change: ends ? { finding: '' } : {} });
  return;
}
