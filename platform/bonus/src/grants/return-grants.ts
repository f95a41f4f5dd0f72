import type { Tables } from '@lobby/platform-kernel/database/tables';
import { reverseBonus } from '@lobby/platform-ledger';
import type { Kysely, Transaction } from 'kysely';
import type { GrantRow } from './grants.ts';

/** A gift that a member does not have any more. */
export interface ReturnedGift {
  readonly memberId: string;
  readonly siteId: string;
  /** Fen. */
  readonly amount: bigint;
  /** Whether it was paid, and was taken back from what the member has, or is owed. */
  readonly wasPaid: boolean;
}

/** By what a gift is given up that went back with a deposit: this, and the finding. */
const byDeposit = 'deposit-return:';

/** Whether a gift went back with a deposit. */
export const isReturned = ({ forfeited_by }: Pick<GrantRow, 'forfeited_by'>): boolean =>
  forfeited_by.startsWith(byDeposit);

/**
 * The gifts of more than what still brings them, but for those that went back already.
 * @param brought fen that each still brings, by its id.
 */
export async function grantsAbove(
  db: Kysely<Tables>,
  brought: ReadonlyMap<string, bigint>,
): Promise<readonly GrantRow[]> {
  if (brought.size === 0) return [];
  const grants = await db
    .selectFrom('grants')
    .selectAll()
    .where('id', 'in', [...brought.keys()])
    .where('forfeited_by', 'not like', `${byDeposit}%`)
    .orderBy('id')
    .execute();
  return grants.filter(({ id, amount }) => amount > (brought.get(id) ?? 0n));
}

/**
 * Gives gifts of `grantsAbove` up for a deposit that went back; those that were claimed are taken back, as a debt where
 * they are not there. The caller holds the members and their money.
 */
export async function returnGrants(
  trx: Transaction<Tables>,
  grants: readonly GrantRow[],
  { finding, at }: { readonly finding: string; readonly at: number },
): Promise<void> {
  for (const grant of grants) {
    const { id, amount, claimed_at, forfeited_at, site_id: siteId, member_id: memberId } = grant;
    // What was over before keeps its record: it expired, or was given up then and no withdrawal brings it back.
    const since = forfeited_at ?? (isExpired(grant, at) ? null : BigInt(at));
    await trx
      .updateTable('grants')
      .set({ forfeited_at: since, forfeited_by: `${byDeposit}${finding}` })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('turnover_requirements')
      .set({ closed_at: BigInt(at), close_reason: 'taken-back' })
      // What was asked for before it was paid, or after.
      .where('id', 'in', [`grant:${id}`, `gift:${id}`])
      .execute();
    if (claimed_at === null) continue;
    const transfer = { siteId, memberId, amount, at };
    await reverseBonus(trx, { ...transfer, transferId: `gift-return:${id}`, reference: `gift:${id}` });
  }
}

/** Whether its time was over, unclaimed. */
const isExpired = ({ claimed_at, expires_at }: GrantRow, at: number): boolean =>
  claimed_at === null && Number(expires_at) <= at;

/** What a member loses with gifts at an instant, ms: one that was over already is nothing new to them. */
export const lossesOf = (grants: readonly GrantRow[], at: number): readonly ReturnedGift[] =>
  grants
    .filter(grant => grant.claimed_at !== null || (grant.forfeited_at === null && !isExpired(grant, at)))
    .map(({ site_id: siteId, member_id: memberId, amount, claimed_at }) => ({
      ...{ siteId, memberId, amount, wasPaid: claimed_at !== null },
    }));
