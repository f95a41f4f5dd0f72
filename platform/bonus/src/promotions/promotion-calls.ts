import { contract } from '@lobby/api-client/contract';
import { beijingDate, day } from '@lobby/calendar';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { askJoining, joiningOf } from './facts/joining.ts';
import { allMet, checkJoining, joinPromotion, signDay } from './join.ts';
import type { PromotionNeeds } from './promotion-needs.ts';
import {
  endOf,
  findPromotion,
  type MembershipRow,
  membershipsOf,
  type PromotionRow,
  publishedPromotions,
} from './promotion-rows.ts';
import { reviewMembership } from './review.ts';
import { wireConditions, wirePromotion } from './wire-promotion.ts';

const { promotion, advertising } = contract;
/** Promotions that have ended are shown for so long. */
const shownAfterMs = 30 * day;
const mostAds = 3;

/** What members read of promotions, and how they join. */
export const promotionCalls = (needs: PromotionNeeds) => [
  implement(promotion.config, async ({ id, langx }, ctx) => {
    const { db, clock, site, member } = ctx;
    const now = clock.now();
    const pause = member ? await needs.pauseOf(db, member.id, now) : null;
    if (pause) return { pause, promotions: [] };
    const rows = id
      ? [await publicPromotion(ctx, id)]
      : await publishedPromotions(db, site.id, { now, since: now - shownAfterMs });
    const joined = member ? await membershipsOf(db, member.id) : new Map<number, MembershipRow>();
    const promotions = [];
    for (const row of rows)
      promotions.push(
        member
          ? await ownPromotion(ctx, row, joined.get(row.id), langx, needs)
          : wirePromotion(row, langx, undefined),
      );
    return { pause, promotions };
  }),
  implement(promotion.verification, async ({ id }, ctx) => {
    const { db } = ctx;
    const row = await publicPromotion(ctx, id);
    const joining = joiningOf(ctx);
    const { conditions, heldUntil } = await db
      .transaction()
      .execute(trx => checkJoining(trx, row, joining, needs));
    return { conditions: wireConditions(conditions), heldUntil };
  }),
  implement(promotion.joinActivity, async ({ id, day: date, langx }, ctx) => {
    const { db } = ctx;
    const row = await publicPromotion(ctx, id);
    const joining = joiningOf(ctx);
    const { now } = joining;
    const { membership, steps } = await db.transaction().execute(async trx => {
      const membership = await joinPromotion(trx, row, joining, needs);
      await signDay(trx, { row, membership, now, date: date ?? beijingDate(now) }, needs);
      return { membership, steps: await reviewMembership(trx, { row, membership, now }, needs) };
    });
    return wirePromotion(row, langx, { membership, conditions: [], steps });
  }),
  implement(advertising.getMyDiscountAd, async ({ langx }, ctx) => {
    const { db, clock, site, member } = ctx;
    const now = clock.now();
    if (member && (await needs.pauseOf(db, member.id, now))) return [];
    const joined = member ? await membershipsOf(db, member.id) : new Map<number, MembershipRow>();
    const rows = await publishedPromotions(db, site.id, { now, since: now });
    const offered: PromotionRow[] = [];
    for (const row of rows) {
      if (offered.length === mostAds) break;
      if (joined.has(row.id) || endOf(row) <= now) continue;
      // A member is shown what they may join.
      if (!member || allMet(await askJoining(db, row, joiningOf(ctx), needs))) offered.push(row);
    }
    return offered
      .map(row => wirePromotion(row, langx, undefined))
      .map(({ id, name, rule, endsAt }) => ({ id, name, rule, endsAt }));
  }),
];

async function publicPromotion({ db, clock, site }: Context, id: string): Promise<PromotionRow> {
  const row = await findPromotion(db, { siteId: site.id, id, now: clock.now() });
  if (!row) throw new Refusal('not-found');
  return row;
}

async function ownPromotion(
  ctx: Context,
  row: PromotionRow,
  membership: MembershipRow | undefined,
  langx: string,
  needs: PromotionNeeds,
) {
  const { db, clock } = ctx;
  const now = clock.now();
  if (!membership) {
    const conditions = await askJoining(db, row, joiningOf(ctx), needs);
    return wirePromotion(row, langx, { membership, conditions, steps: [] });
  }
  const steps = await db.transaction().execute(trx => reviewMembership(trx, { row, membership, now }, needs));
  return wirePromotion(row, langx, { membership, conditions: [], steps });
}
