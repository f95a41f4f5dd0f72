import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { realNameKey } from '@lobby/platform-identity/members/personal-data/real-name-key';
import { largeAmount } from '../orders/withdrawal-kinds.ts';
import { moveTo, type Trx, type WithdrawalRow } from './withdrawal-row.ts';

/** Why a person has to look at a withdrawal before it is paid. */
export const reviewReasons = [
  'new-account',
  'proof-changed',
  'name-differs',
  'large-amount',
  'account-frozen',
  'unplayed-deposit',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

const newAccountMs = 24 * 3_600_000;

/**
 * Judges a held withdrawal by the rules as of now: it is approved, or it waits for a person.
 */
export async function review(trx: Trx, row: WithdrawalRow, at: number): Promise<void> {
  const reasons = await reasonsOf(trx, row, at);
  await trx
    .updateTable('withdrawals')
    .set({ reasons: JSON.stringify(reasons) })
    .where('id', '=', row.id)
    .execute();
  const approved = reasons.length === 0;
  await moveTo(trx, row, {
    to: approved ? 'approved' : 'review',
    source: 'rules',
    at,
    nextAt: approved ? at : undefined,
    note: reasons.join(' '),
  });
}

async function reasonsOf(trx: Trx, row: WithdrawalRow, at: number): Promise<ReviewReason[]> {
  const { added_at, holder } = await trx
    .selectFrom('withdrawal_accounts')
    .select(['added_at', 'holder'])
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const { realName, withdrawalsHeldUntil, isFrozen } = await factsOfMember(trx, row.member_id);
  const found: Record<ReviewReason, boolean> = {
    'new-account': added_at > row.created_at - BigInt(newAccountMs),
    'proof-changed': withdrawalsHeldUntil > at,
    'name-differs': realNameKey(holder) !== realNameKey(realName),
    'large-amount': row.amount >= largeAmount,
    'account-frozen': isFrozen,
    'unplayed-deposit': row.unplayed > 0n,
  };
  return reviewReasons.filter(reason => found[reason]);
}
