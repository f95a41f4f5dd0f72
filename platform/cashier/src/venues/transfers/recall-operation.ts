import type { Tables } from '@lobby/platform-kernel/database/tables';
import { bodyHash, outcomeOfKind, runOperation } from '@lobby/platform-ledger';
import type { Kysely } from 'kysely';
import { leaseMs } from '../saga/claim.ts';
import type { TransferRow } from '../saga/transfer-row.ts';

/** Whose recall, and the id that it is asked for by. */
export interface RecallKey {
  readonly siteId: string;
  readonly memberId: string;
  /** Each venue's transfer is the operation of this name with the venue's code behind it. */
  readonly operationId: string;
}

/** Why money stays at a venue; `activity`: its turnover is not done. */
export type Left = 'maintenance' | 'no-answer' | 'transfer-running' | 'activity';

/** What became of the money at one venue. */
export type Recalled =
  | { readonly venue: string; readonly transfer: TransferRow }
  | { readonly venue: string; readonly left: Left };

/** The venues that a recall asks, and none but these. */
interface Begun {
  readonly venues: readonly string[];
  /** ms */
  readonly at: number;
}

type Db = Kysely<Tables>;

export const ofVenue = (operationId: string, venue: string): string => `${operationId}:${venue}`;

const end = ({ memberId, operationId }: RecallKey) =>
  ({ memberId, operationId: `${operationId}:left`, kind: 'venue-recall-left' }) as const;

/** Writes down which venues a recall asks. Repeated: what it came to, and the venues are not asked again. */
export async function beginRecall(
  db: Db,
  whose: RecallKey,
  { venues, at }: Begun,
): Promise<'new' | readonly Recalled[]> {
  const { memberId, operationId } = whose;
  const key = { memberId, operationId, kind: 'venue-recall', bodyHash: bodyHash('all'), at };
  const { outcome, repeated } = await db.transaction().execute(trx =>
    runOperation<Begun>(trx, key, async () => {
      // Of a recall that was not written down yet, its transfers are what it came to.
      const earlier = await transfersOfRecall(trx, whose, venues);
      return earlier.length > 0 ? { venues: earlier.map(({ venue }) => venue), at: 0 } : { venues, at };
    }),
  );
  return repeated || outcome.at === 0 ? cameTo(db, whose, outcome, at) : 'new';
}

/** Writes down at which venues money stayed, once all have been asked. */
export async function endRecall(
  db: Db,
  whose: RecallKey,
  recalled: readonly Recalled[],
  at: number,
): Promise<void> {
  const left = recalled.filter(one => 'left' in one);
  const key = { ...end(whose), bodyHash: '', at };
  await db.transaction().execute(trx => runOperation(trx, key, async () => left));
}

/** A venue without a transfer was empty, or is on the list of those where money stayed, which is written last. */
async function cameTo(db: Db, whose: RecallKey, { venues, at }: Begun, now: number): Promise<Recalled[]> {
  const left = await outcomeOfKind<Extract<Recalled, { left: Left }>[]>(db, end(whose));
  const transfers = await transfersOfRecall(db, whose, venues);
  // Without the list it is under way, or its server has died.
  const unknown = now < at + leaseMs ? 'transfer-running' : 'no-answer';
  return venues.flatMap((venue): Recalled[] => {
    const transfer = transfers.find(row => row.venue === venue);
    if (transfer) return [{ venue, transfer }];
    return left ? left.filter(one => one.venue === venue) : [{ venue, left: unknown }];
  });
}

function transfersOfRecall(
  db: Db,
  { memberId, operationId }: RecallKey,
  venues: readonly string[],
): Promise<TransferRow[]> {
  if (venues.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('venue_transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(
      'operation_id',
      'in',
      venues.map(venue => ofVenue(operationId, venue)),
    )
    .execute();
}
