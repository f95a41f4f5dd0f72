import { readGiftCode } from '@lobby/api-client/codes';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { joiningOf } from '../joining/ask-joining.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { macOfCode } from './gift-codes.ts';
import { redeemGiftCode } from './redeem.ts';

/** What trying a code needs of the platform. */
export type CodeNeeds = PromotionNeeds & Pick<Platform, 'keys' | 'limits'>;

/**
 * Redeems what a member typed. A wrong code costs a try of the member and of their network, taken before it is looked
 * for; any other answer costs none.
 * @throws Refusal `frequent-submission` when no try is left; what `redeemGiftCode` throws.
 */
export async function tryGiftCode(ctx: Context, typed: string, needs: CodeNeeds) {
  const { db, site, clock, ip } = ctx;
  const { id: memberId } = memberOf(ctx);
  const read = readGiftCode(typed);
  if ('fault' in read) throw new Refusal('warning', { reason: 'gift-code-shape' });
  if (await needs.pauseOf(db, memberId, clock.now()))
    throw new Refusal('access-denied', { reason: 'play-paused' });
  const giveBack = await spendTry(needs.limits, memberId, ip);
  const mac = macOfCode(needs.keys, site.id, read.code);
  const redeeming = { ...joiningOf(ctx), siteId: site.id, mac };
  try {
    const outcome = await db.transaction().execute(trx => redeemGiftCode(trx, redeeming, needs));
    if ('refusal' in outcome) throw outcome.refusal;
    await giveBack();
    return outcome;
  } catch (error) {
    const isWrong = error instanceof Refusal && error.reason === 'gift-code-invalid';
    if (!isWrong) await giveBack();
    throw error;
  }
}

async function spendTry(
  { giftCodesPerMember, giftCodesPerNetwork }: CodeNeeds['limits'],
  memberId: string,
  ip: string,
) {
  const ofMember = await giftCodesPerMember.spend(memberId).catch(sayWhich);
  const ofNetwork = await giftCodesPerNetwork.spend(networkOf(ip)).catch(async error => {
    await ofMember();
    return sayWhich(error);
  });
  return async () => {
    await Promise.all([ofMember(), ofNetwork()]);
  };
}

function sayWhich(error: unknown): never {
  if (!(error instanceof Refusal) || error.result !== 'frequent-submission') throw error;
  const { data } = error;
  throw new Refusal('frequent-submission', { reason: 'gift-code-tries', ...(data && { data }) });
}
