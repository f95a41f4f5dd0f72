import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import { IdConflict, pursesOf } from '@lobby/platform-ledger';
import { closedVenues } from '../directory/maintenance.ts';
import { venueList } from '../directory/venue-list.ts';
import { answerMs } from '../saga/process-due.ts';
import type { TransferRow } from '../saga/transfer-row.ts';
import { makeTransfer, type TransferDeps } from './make-transfer.ts';
import { transfersOf } from './transfer-rows.ts';

interface MemberKey {
  readonly siteId: string;
  readonly memberId: string;
  /** Each venue's transfer is the operation of this name with the venue's code behind it. */
  readonly operationId: string;
}

/** Why money stays at a venue; `activity`: its turnover is not done. */
type Left = 'maintenance' | 'no-answer' | 'transfer-running' | 'activity';

/** What became of the money at one venue. */
export type Recalled =
  | { readonly venue: string; readonly transfer: TransferRow }
  | { readonly venue: string; readonly left: Left };

/**
 * Brings everything at every venue back into the central wallet, each by a transfer of its own, so that one venue does
 * not stop the others. The same operation again makes no transfer twice.
 * @param but venues that are left alone.
 */
export async function recallFromVenues(
  deps: TransferDeps,
  whose: MemberKey,
  but: ReadonlySet<string> = new Set(),
): Promise<Recalled[]> {
  const { venues } = await pursesOf(deps.db, whose.memberId);
  const closed = await closedVenues(deps.db);
  const codes = venueList.map(({ code }) => code).filter(code => code in venues && !but.has(code));
  const recalled = await Promise.all(codes.map(code => fromVenue(deps, whose, code, closed.has(code))));
  return recalled.filter(one => one !== undefined);
}

async function fromVenue(
  deps: TransferDeps,
  { operationId: all, ...owner }: MemberKey,
  venue: string,
  isClosed: boolean,
): Promise<Recalled | undefined> {
  const operationId = `${all}:${venue}`;
  const [known] = await transfersOf(deps.db, owner.memberId, operationId);
  if (known) return { venue, transfer: known };
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
