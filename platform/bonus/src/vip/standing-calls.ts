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
import { takesPartSince } from './programmes.ts';
import { reviewGrade } from './review-grade.ts';
import { keptTurnoverOf, standingOf } from './standings.ts';

const calls = { ...contract.vip, ...contract.vipWeek };
/** Days of gifts that are shown. */
const shownDays = 90;
const nothing = '0';

export interface VipNeeds {
  readonly pauseOf: (db: Kysely<Tables>, memberId: string, now: number) => Promise<MemberPause | null>;
  readonly depositedInMonth: DepositedInMonth;
}

/** What a member reads of their own grade. In a pause there is nothing to reach, to keep or to claim. */
export const standingCalls = ({ pauseOf, depositedInMonth }: VipNeeds) => [
  implement(calls.memberGradeInfoByGrade, async (_, ctx) => {
    const { db, siteId, memberId, now } = reader(ctx);
    const isPaused = async (...asked: Parameters<typeof pauseOf>) => (await pauseOf(...asked)) !== null;
    await reviewGrade(db, { siteId, memberId }, { now, isPaused });
    const standing = await standingOf(db, memberId, now);
    const { grade, base, countedFrom } = standing;
    const pause = await pauseOf(db, memberId, now);
    if (pause)
      return {
        ...{ pause, grade, turnover: nothing, kept: nothing, keepUntil: 0, grants: [] },
        birthday: { gift: nothing, id: '', conditions: [] },
      };
    const turnover = await gradedTurnoverOf(db, memberId, { start: countedFrom, end: now + 1 });
    const conditions = await askBirthday(db, { siteId, memberId, now }, depositedInMonth);
    const mayAsk = [...conditions.values()].every(isMet => isMet);
    return {
      ...{ pause, grade },
      turnover: formatYuan(base + turnover),
      kept: formatYuan(await keptTurnoverOf(db, memberId, standing, now)),
      keepUntil: grade === 0 ? 0 : keepingEnd(standing),
      grants: (await grantsOf(db, memberId, now - shownDays * day)).map(row => wireGrant(row)),
      birthday: {
        gift: formatYuan(termsOfGrade(grade).birthdayGift),
        id: mayAsk ? birthdayId(memberId, now) : '',
        conditions: [...conditions].map(([condition, isMet]) => ({ condition, isMet })),
      },
    };
  }),
  implement(calls.VipWeekInfo, async (_, ctx) => {
    const { db, siteId, memberId, now } = reader(ctx);
    const { start, end } = periodAt('week', now);
    const pause = await pauseOf(db, memberId, now);
    const times = { start, end, givenAt: end + givenAfter };
    const since = await takesPartSince(db, { siteId, memberId });
    if (pause || since === undefined)
      return { pause, ...times, turnover: nothing, need: nothing, gift: nothing };
    const { grade } = await standingOf(db, memberId, now);
    const { need, gift } = termsOfGrade(grade).week;
    const counted = { start: Math.max(start, since), end };
    return {
      ...{ pause, ...times },
      turnover: formatYuan(await gradedTurnoverOf(db, memberId, counted)),
      need: formatYuan(need),
      gift: formatYuan(gift),
    };
  }),
];

function reader(ctx: Context) {
  const { id: memberId, siteId } = memberOf(ctx);
  return { db: ctx.db, siteId, memberId, now: ctx.clock.now() };
}
