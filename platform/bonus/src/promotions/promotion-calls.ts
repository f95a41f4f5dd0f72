import { contract } from '@lobby/api-client/contract';
import { beijingDate, day } from '@lobby/calendar';
import type { Key } from '@lobby/draws';
import { resumesAt } from '@lobby/funds/promotions';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { claimableOfPromotions } from '../grants/claimable-of-promotions.ts';
import { wireInvitation } from './friends/wire-invitation.ts';
import { askJoining, askJoiningEach, joiningOf } from './joining/ask-joining.ts';
import { allMet, checkJoining, joinPromotion, refusalOf } from './joining/join.ts';
import { checkOf } from './joining/recorded-check.ts';
import { signDay } from './joining/sign-day.ts';
import { ownList } from './list/own-list.ts';
import type { PromotionNeeds } from './promotion-needs.ts';
import {
  currentOfKind,
  endOf,
  findPromotion,
  type MembershipRow,
  membershipsOf,
  type PromotionRow,
  publishedPromotions,
  ruleOf,
} from './promotion-rows.ts';
import { wireRace } from './race/wire-race.ts';
import { leftOfPeriod } from './review/period-budget.ts';
import { reviewMembership } from './review/review.ts';
import { spin } from './wheel/spin.ts';
import { wheelOf } from './wheel/wheel-of.ts';
import { type Own, wireConditions, wirePromotion } from './wire-promotion.ts';

const { promotion, advertising } = contract;
/** Promotions that have ended are shown for so long. */
const shownAfterMs = 30 * day;
const mostAds = 3;

/** What members read of promotions, and how they join. */
export const promotionCalls = (needs: PromotionNeeds, drawSecret: Key) => [
  implement(promotion.config, async ({ id, kind, langx }, ctx) => {
    const { db, clock, site, member } = ctx;
    const now = clock.now();
    const pause = member ? await needs.pauseOf(db, member.id, now) : null;
    if (pause) return { pause, promotions: [] };
    const joined = member ? await membershipsOf(db, member.id) : new Map<number, MembershipRow>();
    const published = () => publishedPromotions(db, site.id, { now, since: now - shownAfterMs });
    const rows = id
      ? [await publicPromotion(ctx, id)]
      : kind
        ? currentOfKind(await published(), kind, { joined, now })
        : await published();
    const [alone] = id || kind ? rows : [];
    if (alone) {
      const membership = joined.get(alone.id);
      const own = member ? await ownAlone(ctx, alone, membership, { needs, drawSecret }) : undefined;
      const shape = wirePromotion(alone, langx, own);
      const race = id ? await wireRace(db, { row: alone, membership, now }, needs) : undefined;
      return { pause, promotions: [race ? { ...shape, race } : shape] };
    }
    const own = member ? await ownList(db, { rows, joined, joining: joiningOf(ctx) }, needs) : undefined;
    return { pause, promotions: rows.map(row => wirePromotion(row, langx, own?.get(row.id))) };
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
  implement(promotion.joinActivity, async ({ id, day: date, spin: asked, langx }, ctx) => {
    const { db } = ctx;
    const row = await publicPromotion(ctx, id);
    const joining = joiningOf(ctx);
    const { now } = joining;
    const { own, unmet } = await db.transaction().execute(async trx => {
      const { membership, unmet } = await joinPromotion(trx, row, joining, needs);
      if (!membership) return { unmet };
      await signDay(trx, { row, membership, now, date: date ?? beijingDate(now) }, needs);
      if (asked) await spin(trx, { row, membership, now, ...asked }, { needs, drawSecret });
      return { own: await reviewed(trx, { row, membership, now }, { needs, drawSecret }) };
    });
    if (unmet) throw refusalOf(unmet);
    return wirePromotion(row, langx, own);
  }),
  implement(advertising.getMyDiscountAd, async ({ langx }, ctx) => {
    const { db, clock, site, member } = ctx;
    const now = clock.now();
    if (member && (await needs.pauseOf(db, member.id, now))) return [];
    const joined = member ? await membershipsOf(db, member.id) : new Map<number, MembershipRow>();
    const rows = await publishedPromotions(db, site.id, { now, since: now });
    const open = rows.filter(row => !joined.has(row.id) && endOf(row) > now);
    // A member is shown what they may join.
    const found = member ? await askJoiningEach(db, open, joiningOf(ctx), needs) : undefined;
    return open
      .filter(({ id }) => allMet(found?.get(id) ?? new Map()))
      .slice(0, mostAds)
      .map(row => wirePromotion(row, langx, undefined))
      .map(({ id, name, rule, endsAt }) => ({ id, name, rule, endsAt }));
  }),
];

async function publicPromotion({ db, clock, site }: Context, id: string): Promise<PromotionRow> {
  const row = await findPromotion(db, { siteId: site.id, id, now: clock.now() });
  if (!row) throw new Refusal('not-found');
  return row;
}

interface Drawing {
  readonly needs: PromotionNeeds;
  readonly drawSecret: Key;
}

async function ownAlone(
  ctx: Context,
  row: PromotionRow,
  membership: MembershipRow | undefined,
  drawing: Drawing,
): Promise<Own> {
  const { db, clock } = ctx;
  const now = clock.now();
  if (!membership) {
    const joining = joiningOf(ctx);
    const conditions = await askJoining(db, row, joining, drawing.needs);
    const check = await checkOf(db, { promotion_id: row.id, member_id: joining.memberId });
    const wasRefused = check && !allMet(check.conditions);
    const resumes = await resumesIn(db, row, now);
    return { membership, conditions, steps: [], resumesAt: resumes, ...(wasRefused && { refused: check }) };
  }
  return db.transaction().execute(async trx => {
    const of = { row, membership, now };
    const found = await reviewed(trx, of, drawing);
    return { ...found, invitation: await wireInvitation(trx, of, drawing.needs) };
  });
}

/** Where a member stands in a promotion, after what they reached was written down. */
async function reviewed(
  trx: Transaction<Tables>,
  of: { readonly row: PromotionRow; readonly membership: MembershipRow; readonly now: number },
  drawing: Drawing,
) {
  const steps = await reviewMembership(trx, of, drawing.needs);
  const { conditions = [] } = (await checkOf(trx, of.membership)) ?? {};
  const resumes = await resumesIn(trx, of.row, of.now);
  const gifts = await claimableOfPromotions(trx, of.membership.member_id, of.now);
  return {
    ...{ membership: of.membership, conditions, steps, resumesAt: resumes },
    claimable: gifts.get(of.row.id) ?? 0,
    wheel: await wheelOf(trx, of, drawing),
  };
}

/** When a promotion gives again, ms, where the budget of its running period is spent; 0: it gives. */
const resumesIn = async (db: Kysely<Tables>, row: PromotionRow, now: number): Promise<number> =>
  resumesAt(ruleOf(row), await leftOfPeriod(db, row, now), now);
