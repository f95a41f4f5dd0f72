import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import { IdConflict, pursesOf } from '@lobby/platform-ledger';
import { closedVenues } from '../directory/maintenance.ts';
import { venueList } from '../directory/venue-list.ts';
import { answerMs } from '../saga/process-due.ts';
import { makeTransfer, type TransferDeps } from './make-transfer.ts';
import { beginRecall, endRecall, ofVenue, type Recalled, type RecallKey } from './recall-operation.ts';

/**
 * Brings everything at every venue back into the central wallet, each by a transfer of its own, so that none stops
 * the others. The same operation again answers what it came to, and asks no venue.
 * @param but venues that are left alone.
 */
export async function recallFromVenues(
  deps: TransferDeps,
  whose: RecallKey,
  but: ReadonlySet<string> = new Set(),
): Promise<readonly Recalled[]> {
  const { venues } = await pursesOf(deps.db, whose.memberId);
  const closed = await closedVenues(deps.db);
  const codes = venueList.map(({ code }) => code).filter(code => code in venues && !but.has(code));
  const earlier = await beginRecall(deps.db, whose, { venues: codes, at: deps.clock.now() });
  if (earlier !== 'new') return earlier;
  const asked = await Promise.all(codes.map(code => fromVenue(deps, whose, code, closed.has(code))));
  const recalled = asked.filter(one => one !== undefined);
  await endRecall(deps.db, whose, recalled, deps.clock.now());
  return recalled;
}

async function fromVenue(
  deps: TransferDeps,
  { operationId: all, ...owner }: RecallKey,
  venue: string,
  isClosed: boolean,
): Promise<Recalled | undefined> {
  const operationId = ofVenue(all, venue);
  if (isClosed) return { venue, left: 'maintenance' };
  const amount = await balanceAt(deps, venue, owner.memberId);
  if (amount === undefined) return { venue, left: 'no-answer' };
  if (amount === 0n) return undefined;
  const whole = { operationId, venue, direction: 'out', amount, isWhole: true } as const;
  try {
    return { venue, transfer: await makeTransfer(deps, { ...owner, ...whole, at: deps.clock.now() }) };
  } catch (error) {
    if (error instanceof IdConflict) return { venue, left: 'transfer-running' };
    if (!(error instanceof Refusal)) throw error;
    if (error.result === 'venue-activity') return { venue, left: 'activity' };
    return { venue, left: error.reason === 'venue-maintenance' ? 'maintenance' : 'transfer-running' };
  }
}

/**
 * Fen that a member has at a venue, as it says; undefined when it does not answer.
 * @param what with what is staked in rounds that are not finished, or without.
 */
export async function balanceAt(
  { venues, log }: Pick<TransferDeps, 'venues' | 'log'>,
  code: string,
  memberId: string,
  what: 'balance' | 'worth' = 'balance',
): Promise<bigint | undefined> {
  try {
    const venue = venues.get(code);
    const asked = (what === 'worth' && venue?.worth?.(memberId)) || venue?.balance(memberId);
    const balance = asked && (await withTimeout(asked, answerMs, 'the venue'));
    if (balance !== undefined && balance < 0n) throw new Error(`${balance} fen is no balance`);
    return balance;
  } catch (error) {
    log.warn({ err: error, venue: code }, 'a venue does not tell a balance');
    return undefined;
  }
}
