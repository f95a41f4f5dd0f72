import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { GrantRow } from '../../grants/grants.ts';
import { promotionGrantId } from '../../grants/reach-of-promotion.ts';
import type { Found, Joining } from '../joining/ask-joining.ts';
import { holdPlayer, joinPromotion, unmetOf } from '../joining/join.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, lockPromotion, type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { reviewMembership } from '../review/review.ts';

type Trx = Transaction<Tables>;

interface Redeeming extends Joining {
  readonly siteId: string;
  /** What is stored of the code. */
  readonly mac: string;
}

interface RedeemedCode {
  readonly grant: GrantRow;
  readonly promotion: PromotionRow;
}

/** What came of a code: its gift, or the refusal of whoever may not join its promotion, which was written down. */
type RedeemOutcome = RedeemedCode | { readonly refusal: Refusal };

/**
 * Redeems a code for a member, once: they join its promotion and reach its gift. Locks the member, then the promotion. To
 * be committed also where it answers a refusal.
 * @throws Refusal `access-denied` in a pause; `warning` for a code that this member cannot redeem.
 */
export async function redeemGiftCode(
  trx: Trx,
  { siteId, mac, ...joining }: Redeeming,
  needs: PromotionNeeds,
): Promise<RedeemOutcome> {
  const { memberId, now } = joining;
  await holdPlayer(trx, joining, needs);
  const code = await findCode(trx, siteId, mac);
  if (!code) throw invalidCode();
  if (await wasRedeemed(trx, code.id, memberId)) throw new Refusal('warning', { reason: 'gift-code-used' });
  // Uses are counted under its lock.
  const promotion = await lockPromotion(trx, code.promotion_id);
  if (!isRunning(promotion, now) || !(await hasUse(trx, code.id))) throw invalidCode();
  const { membership, unmet } = await joinPromotion(trx, promotion, joining, needs);
  if (!membership) return { refusal: unmetConditions(promotion, unmet) };
  await takeUse(trx, code.id);
  if (membership.left_at !== null) throw new Refusal('warning', { reason: 'gift-code-left' });
  const id = promotionGrantId({ memberId, promotionId: promotion.id, key: String(code.id) });
  await trx
    .insertInto('gift_redemptions')
    .values({
      ...{ code_id: code.id, member_id: memberId, promotion_id: promotion.id },
      ...{ redeemed_at: BigInt(now), grant_id: id },
    })
    .execute();
  await reviewMembership(trx, { row: promotion, membership, now }, needs);
  const grant = await trx.selectFrom('grants').selectAll().where('id', '=', id).executeTakeFirst();
  // The budget of a member is used up; that of the promotion is enough for every use of its codes.
  if (!grant) throw new Refusal('warning', { reason: 'gift-code-most' });
  return { grant, promotion };
}

/** Says the same of a code that never was, of another site, not begun, over, and used up by others. */
const invalidCode = () => new Refusal('warning', { reason: 'gift-code-invalid' });

/** Whoever has a code that still holds is told what it asks for. */
function unmetConditions(promotion: PromotionRow, found: Found): Refusal {
  const { minGrade } = ruleOf(promotion).conditions;
  const data = { unmet: unmetOf(found), minGrade };
  return new Refusal('warning', { reason: 'gift-code-conditions', data });
}

function findCode(trx: Trx, siteId: string, mac: string) {
  return trx
    .selectFrom('gift_codes')
    .select(['id', 'promotion_id'])
    .where('site_id', '=', siteId)
    .where('code_mac', '=', mac)
    .executeTakeFirst();
}

async function wasRedeemed(trx: Trx, codeId: number, memberId: string): Promise<boolean> {
  const own = await trx
    .selectFrom('gift_redemptions')
    .select('code_id')
    .where('code_id', '=', codeId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return own !== undefined;
}

const isRunning = (row: PromotionRow, now: number): boolean =>
  row.published_at !== null &&
  Number(row.published_at) <= now &&
  Number(row.starts_at) <= now &&
  now < endOf(row);

/** Whether a use of a code is left. The caller holds the promotion, under which each is taken. */
async function hasUse(trx: Trx, codeId: number): Promise<boolean> {
  const left = await trx
    .selectFrom('gift_codes')
    .select('id')
    .where('id', '=', codeId)
    .whereRef('used', '<', 'uses')
    .executeTakeFirst();
  return left !== undefined;
}

async function takeUse(trx: Trx, codeId: number): Promise<void> {
  await trx
    .updateTable('gift_codes')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', codeId)
    .execute();
}
