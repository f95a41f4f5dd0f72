import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { VenueAnswer } from '../provider/venue.ts';
import type { ClaimedTransfer } from './claim.ts';
import { complete, undo } from './money.ts';
import { askAfterCancel, nextAsk, nextCancel } from './next-step.ts';
import { moveTo, type TransferRow, type Trx } from './transfer-row.ts';

/** What the venue was asked to do. */
export type VenueCall = 'send' | 'ask' | 'cancel';
/** `unanswered`: the answer was lost or could not be read. */
export type Outcome = VenueAnswer | { readonly kind: 'unanswered' };

interface VenueReply {
  readonly call: VenueCall;
  readonly outcome: Outcome;
  /** ms */
  readonly at: number;
}

/**
 * Records what a venue said about a transfer, while the claim lasts. Money moves once, on a definite answer: `done` with
 * the same amount, `dead`, or `refused` by an inquiry or by the first answer.
 */
export async function recordOutcome(
  { log }: Pick<Platform, 'log'>,
  claimed: ClaimedTransfer,
  reply: VenueReply,
): Promise<void> {
  const { id } = claimed.row;
  let finding: Found;
  const isOwn = await claimed.record(async (trx, row) => {
    if (row.finished_at === null) finding = await follow(trx, row, reply);
  });
  // Whoever has taken over asks for it.
  if (!isOwn) log.warn({ transfer: id, outcome: reply.outcome.kind }, 'a venue answered too late');
  if (finding) log.error({ transfer: id, finding }, 'a transfer needs a person');
}

type Found = TransferRow['finding'] | undefined;

async function follow(trx: Trx, row: TransferRow, { call, outcome, at }: VenueReply): Promise<Found> {
  const shared = { source: 'venue', at } as const;
  switch (outcome.kind) {
    case 'done':
      // An answer about another transfer says nothing about this one.
      if (outcome.id !== row.id) return stayOpen(trx, row, call, at);
      if (outcome.amount !== row.amount) return park(trx, row, { reported: outcome.amount, at });
      await complete(trx, row, { ...shared, amount: row.amount });
      return;
    case 'refused':
    case 'dead':
      if (row.reported !== null) return contradicted(trx, row, outcome.kind, at);
      if (outcome.kind === 'refused' && call === 'cancel') return cancelRefused(trx, row, at);
      // Its answer was missed, and the venue has been asked since: this may be the refusal of a duplicate.
      if (outcome.kind === 'refused' && call === 'send' && row.asked > 0) return stayOpen(trx, row, call, at);
      await undo(trx, row, shared);
      return;
    case 'exists':
      if (call !== 'send') return stayOpen(trx, row, call, at);
      await moveTo(trx, row, { ...shared, ...unsettledState(row), next: { step: 'ask', at } });
      return;
    case 'no-record':
      if (call === 'cancel') return stayOpen(trx, row, call, at);
      await moveTo(trx, row, { ...shared, ...unsettledState(row), next: { step: 'cancel', at } });
      return;
    case 'pending':
    case 'unanswered':
      return stayOpen(trx, row, call, at);
  }
}

/** A parked transfer stays visible as that until its end. */
function unsettledState({ state }: TransferRow): { readonly to: 'unknown' | 'parked' } {
  return { to: state === 'parked' ? 'parked' : 'unknown' };
}

async function stayOpen(trx: Trx, row: TransferRow, call: VenueCall, at: number): Promise<Found> {
  const shared = { source: 'venue', at } as const;
  if (call !== 'cancel') {
    await moveTo(trx, row, { ...shared, ...unsettledState(row), next: nextAsk(row, at) });
    return;
  }
  const next = nextCancel(row, at);
  if (row.finding !== '') {
    await moveTo(trx, row, { ...shared, to: 'parked', next });
    return;
  }
  const finding = 'no-answer';
  await moveTo(trx, row, { ...shared, to: 'parked', next, note: finding, change: { finding } });
  return finding;
}

/** Whether the transfer was refused or its cancellation, only a question shows; what stays open needs a person. */
async function cancelRefused(trx: Trx, row: TransferRow, at: number): Promise<Found> {
  const shared = { source: 'venue', at } as const;
  const { isLong, ...next } = askAfterCancel(row, at);
  if (!isLong || row.finding !== '') {
    await moveTo(trx, row, { ...shared, ...unsettledState(row), next });
    return;
  }
  const finding = 'cancel-refused';
  await moveTo(trx, row, { ...shared, to: 'parked', next, note: finding, change: { finding } });
  return finding;
}

/** A venue that said before that it moved money says now that it did not: a person decides, and nothing is given back. */
async function contradicted(trx: Trx, row: TransferRow, note: string, at: number): Promise<Found> {
  await moveTo(trx, row, { to: 'parked', source: 'venue', at, note });
  return row.finding;
}

async function park(
  trx: Trx,
  row: TransferRow,
  { reported, at }: { readonly reported: bigint; readonly at: number },
): Promise<Found> {
  const finding = 'amount-differs';
  await moveTo(trx, row, { to: 'parked', source: 'venue', at, note: finding, change: { finding, reported } });
  return finding;
}
