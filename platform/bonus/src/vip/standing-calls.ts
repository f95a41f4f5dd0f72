import { contract } from '@lobby/api-client/contract';
import type { MemberPause } from '@lobby/api-client/contract/pause';
import { day, periodAt } from '@lobby/calendar';
import { keepingEnd, termsOfGrade } from '@lobby/funds';
import { formatYuan } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { grantsOf } from '../grants/grants.ts';
import { wireGrant } from '../grants/wire-grant.ts';
import { gradedTurnoverOf } from '../turnover/graded-turnover.ts';
import { askBirthday, birthdayId, type DepositedInMonth } from './birthday.ts';
import { givenAfter } from './give-period-gifts.ts';
import { reviewGrade } from './review-grade.ts';
import { standingOf } from './standings.ts';

const calls = { ...contract.vip, ...contract.vipWeek };
/** Days of gifts that are shown. */
const shownDays = 90;

export interface VipNeeds {
  readonly pauseOf: (db: Kysely<Tables>, memberId: string, now: number) => Promise<MemberPause | null>;
  readonly depositedInMonth: DepositedInMonth;
}

/** What a member reads of their own grade. */
export const standingCalls = ({ pauseOf, depositedInMonth }: VipNeeds) => [
  implement(calls.memberGradeInfoByGrade, async (_, ctx) => {
    const { db, memberId, now, pause } = await reader(ctx, pauseOf);
    const { siteId, registeredAt } = memberOf(ctx);
    await reviewGrade(db, { siteId, memberId }, { now, isPaused: async () => pause !== null });
    const standing = await standingOf(db, memberId, now);
    const { grade, base, countedFrom, keptFrom } = standing;
    const staked = (start: number) => gradedTurnoverOf(db, memberId, { start, end: now + 1 });
    const conditions = await askBirthday(db, { siteId, memberId, registeredAt, now }, depositedInMonth);
    const mayAsk = pause === null && [...conditions.values()].every(isMet => isMet);
    return {
      pause,
      grade,
      turnover: formatYuan(base + (await staked(countedFrom))),
      kept: formatYuan(await staked(keptFrom)),
      keepUntil: grade === 0 ? 0 : keepingEnd(standing),
      grants: pause ? [] : (await grantsOf(db, memberId, now - shownDays * day)).map(row => wireGrant(row)),
      birthday: {
        gift: formatYuan(termsOfGrade(grade).birthdayGift),
        id: mayAsk ? birthdayId(memberId, now) : '',
        conditions: [...conditions].map(([condition, isMet]) => ({ condition, isMet })),
      },
    };
  }),
  implement(calls.VipWeekInfo, async (_, ctx) => {
    const { db, memberId, now, pause } = await reader(ctx, pauseOf);
    const { start, end } = periodAt('week', now);
    const { grade } = await standingOf(db, memberId, now);
    const { need, gift } = termsOfGrade(grade).week;
    return {
      ...{ pause, start, end, givenAt: end + givenAfter },
      turnover: formatYuan(await gradedTurnoverOf(db, memberId, { start, end })),
      need: formatYuan(need),
      gift: formatYuan(gift),
    };
  }),
];

async function reader(ctx: Context, pauseOf: VipNeeds['pauseOf']) {
  const { db, clock } = ctx;
  const [{ id: memberId }, now] = [memberOf(ctx), clock.now()];
  return { db, memberId, now, pause: await pauseOf(db, memberId, now) };
}
