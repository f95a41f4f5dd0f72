import './grants.tables.ts';
import { formatYuan } from '@lobby/money';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { creditBonus } from '@lobby/platform-ledger';
import type { Kysely, Transaction } from 'kysely';
import { countDue } from '../turnover/count-due.ts';
import { depositTerms, type EmptiedVenues, openRequirement } from '../turnover/index.ts';
import { turnoverOfGrants } from '../turnover/turnover-of-grants.ts';
import type { GrantRow, GrantSource } from './grants.tables.ts';

export type { GrantRow } from './grants.tables.ts';

interface Reached {
  readonly siteId: string;
  readonly memberId: string;
  readonly source: GrantSource;
  readonly period: string;
  /** Fen; of nothing no grant is made. */
  readonly amount: bigint;
  /** ms */
  readonly at: number;
  readonly expiresAt: number;
}

/**
 * Writes down that a member reached a gift: once for a source and period, with the amount of that moment. The caller
 * holds the member and has asked whether they may be given anything.
 */
export async function reachGrant(
  trx: Transaction<Tables>,
  { siteId, memberId, source, period, amount, at, expiresAt }: Reached,
): Promise<void> {
  if (amount === 0n) return;
  await trx
    .insertInto('grants')
    .values({
      id: grantId({ source, memberId, period }),
      ...{ source, period, amount, site_id: siteId, member_id: memberId },
      ...{ reached_at: BigInt(at), expires_at: BigInt(expiresAt), claimed_at: null },
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Names the grant of a member for a source and period. */
export const grantId = (of: Pick<Reached, 'source' | 'memberId' | 'period'>) =>
  `${of.source}:${of.memberId}:${of.period}`;

/** What VIP grades brought a member since an instant, ms, the newest first. */
export function grantsOf(db: Kysely<Tables>, memberId: string, since: number): Promise<GrantRow[]> {
  return db
    .selectFrom('grants')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('reached_at', '>=', BigInt(since))
    .where('promotion_id', 'is', null)
    .orderBy('reached_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether there is a grant of this id. */
export async function isReached(db: Kysely<Tables>, id: string): Promise<boolean> {
  return (await db.selectFrom('grants').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

interface Claim {
  readonly siteId: string;
  readonly memberId: string;
  readonly id: string;
  /** ms */
  readonly at: number;
}

/**
 * Credits a grant once: of a promotion when its turnover is done; of VIP at once, to be staked once.
 * @throws Refusal: `not-found` for no grant of theirs; `warning` when it is over, given up, or turnover is missing.
 */
export async function claimGrant(
  trx: Transaction<Tables>,
  { siteId, memberId, id, at }: Claim,
  emptiedVenues: EmptiedVenues,
): Promise<GrantRow> {
  await lockMember(trx, memberId);
  const grant = await trx
    .selectFrom('grants')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!grant) throw new Refusal('not-found');
  if (grant.claimed_at !== null) return grant;
  if (grant.forfeited_at !== null) throw new Refusal('warning', { reason: 'grant-forfeited' });
  if (at >= Number(grant.expires_at)) throw new Refusal('warning', { reason: 'grant-expired' });
  const shared = { siteId, memberId, at };
  const base = grant.amount;
  if (grant.promotion_id === null)
    await openRequirement(
      trx,
      { ...shared, source: 'gift', of: id, base, terms: depositTerms },
      emptiedVenues,
    );
  else await demandStaked(trx, grant, { now: at, emptiedVenues });
  await creditBonus(trx, { ...shared, amount: base, transferId: `gift:${id}`, reference: `gift:${id}` });
  return trx
    .updateTable('grants')
    .set({ claimed_at: BigInt(at) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * What a grant asks for has to be staked before it is paid; bets that were settled meanwhile count first.
 * @throws Refusal `warning` with what is left, yuan.
 */
async function demandStaked(
  trx: Transaction<Tables>,
  { id, member_id, need }: GrantRow,
  at: { readonly now: number; readonly emptiedVenues: EmptiedVenues },
): Promise<void> {
  if (need === 0n) return;
  await countDue(trx, member_id, at);
  const left = need - ((await turnoverOfGrants(trx, [id])).get(id) ?? 0n);
  if (left <= 0n) return;
  throw new Refusal('warning', { reason: 'grant-turnover', data: { turnoverLeft: formatYuan(left) } });
}
