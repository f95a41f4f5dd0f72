import { randomUUID } from 'node:crypto';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { availableAccount, heldAccount, houseAccount } from '../double-entry/accounts.ts';
import { repayDebt, takeBack } from '../double-entry/debts.ts';
import { post } from '../double-entry/postings.ts';
import { leftOf, lockHold } from './holds.ts';

type Trx = Transaction<Tables>;

/** Names a correction of a hold. */
interface Correction {
  /** Larger than that of every earlier correction of the hold; the same one again changes nothing. */
  readonly version: number;
  /** ms since the epoch */
  readonly at: number;
}

/**
 * Gives a posted hold another payout: posts the difference and keeps what was posted. What a member cannot give back
 * is owed.
 * @throws Error when it is not posted, was reopened, or was corrected otherwise by this or a later version.
 */
export async function adjustHold(
  trx: Trx,
  holdId: string,
  { payout, version, at }: Correction & { readonly payout: bigint },
): Promise<{ repeated: boolean }> {
  const closed = await lockClosed(trx, holdId);
  const known = closed.corrections.find(each => each.version === version);
  if (known && known.payout === payout) return { repeated: true };
  const last = lastOf(closed, version);

  await trx
    .insertInto('ledger_corrections')
    .values({ hold_id: holdId, version, payout, next_hold: null, at: BigInt(at) })
    .execute();
  const { hold } = closed;
  const house = houseAccount(hold.site_id, 'betting');
  const transfer = {
    siteId: hold.site_id,
    memberId: hold.member_id,
    transferId: `${holdId}/${version}`,
    reference: hold.reference,
    at,
  };
  if (payout < last) {
    await takeBack(trx, transfer, { amount: last - payout, to: house, kinds: ['reduce', 'debt'] });
    return { repeated: false };
  }
  const { memberId, ...shared } = transfer;
  const more = payout - last;
  await post(trx, { ...shared, kind: 'raise', from: house, to: availableAccount(memberId), amount: more });
  await repayDebt(trx, { ...transfer, credited: more });
  return { repeated: false };
}

/**
 * Takes the settlement of a posted hold back into a new hold; the old one stays closed. What is not free is owed.
 * @returns the id of the new hold.
 * @throws Error when it is not posted, was sold, or was reopened in another version.
 */
export async function reopenHold(trx: Trx, holdId: string, { version, at }: Correction): Promise<string> {
  const closed = await lockClosed(trx, holdId);
  const known = closed.corrections.find(each => each.version === version);
  if (known?.next_hold) return known.next_hold;
  const payout = lastOf(closed, version);

  const { hold } = closed;
  const id = randomUUID();
  const { site_id, member_id, reference } = hold;
  const amount = leftOf(hold);
  if (amount === 0n) throw new Error(`hold ${holdId} was sold, there is nothing left of it`);
  await trx
    .insertInto('ledger_holds')
    .values({
      ...{ id, site_id, member_id, amount, reference },
      operation_id: `${hold.operation_id}/${version}`,
      state: 'held',
      payout: null,
      created_at: BigInt(at),
      closed_at: null,
    })
    .execute();
  await trx
    .insertInto('ledger_corrections')
    .values({ hold_id: holdId, version, payout: null, next_hold: id, at: BigInt(at) })
    .execute();
  const shared = { siteId: site_id, transferId: id, reference, at };
  const transfer = { ...shared, memberId: member_id };
  const [held, house] = [heldAccount(member_id), houseAccount(site_id, 'betting')];
  const won = payout > amount ? payout - amount : 0n;
  const returned = payout - won;
  await post(trx, { ...shared, kind: 'reopen-loss', from: house, to: held, amount: amount - returned });
  await takeBack(trx, transfer, { amount: returned, to: held, kinds: ['reopen', 'reopen-debt'] });
  await takeBack(trx, transfer, { amount: won, to: house, kinds: ['reopen-win', 'debt'] });
  return id;
}

async function lockClosed(trx: Trx, holdId: string) {
  const hold = await lockHold(trx, holdId);
  const corrections = await trx
    .selectFrom('ledger_corrections')
    .selectAll()
    .where('hold_id', '=', holdId)
    .orderBy('version')
    .execute();
  return { hold, corrections };
}

/** What a hold came back as so far. @throws Error when that cannot be corrected by this version. */
function lastOf({ hold, corrections }: Awaited<ReturnType<typeof lockClosed>>, version: number): bigint {
  const last = corrections.at(-1);
  if (last?.next_hold) throw new Error(`hold ${hold.id} was opened again as ${last.next_hold}`);
  if (last && last.version >= version) throw new Error(`hold ${hold.id} has correction ${last.version}`);
  const payout = last ? last.payout : hold.payout;
  if (payout === null) throw new Error(`hold ${hold.id} is ${hold.state}, not posted`);
  return payout;
}
