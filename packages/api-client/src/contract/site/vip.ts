import * as v from 'valibot';
import { grant } from '../act/grant.ts';
import { defineCall } from '../call.ts';
import { venueCategories } from '../game/venue-purses.ts';
import { memberPause } from '../pause.ts';
import { instant, moneyText, noPayload } from '../shapes.ts';

/** The `vipLevel` of a member is 0 to this. */
export const highestVipLevel = 10;

/** What the birthday gift asks for, in the order in which it is told. */
export const birthdayConditions = [
  'real-name-bound',
  'birthday-bound',
  'account-age',
  'deposited',
  'day',
  'once-a-year',
] as const;

/** What a grade asks for and brings, yuan; turnover by the weights of `getGameFanshuiHighLow`. */
const grade = v.looseObject({
  grade: v.number(),
  /** Turnover in all that reaches it. */
  reach: moneyText,
  /** Turnover in `keepDays` that keeps it. */
  keep: moneyText,
  promotionGift: moneyText,
  birthdayGift: moneyText,
  monthNeed: moneyText,
  monthGift: moneyText,
  weekNeed: moneyText,
  weekGift: moneyText,
});

/** Per cent of valid turnover that is paid back a day, "0.40". */
const percent = v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{2}$/));

/** `/site/api/v1/user/*`, VIP grades: the specification names the calls; answers are ours. */
export const vip = {
  memberGradeConfigList: defineCall({
    path: '/site/api/v1/user/memberGradeConfigList',
    access: 'public',
    summary: 'Every VIP grade, the lowest first: what it asks for and brings.',
    request: noPayload,
    answer: v.looseObject({ keepDays: v.number(), grades: v.array(grade) }),
    empty: { keepDays: 0, grades: [] },
  }),
  memberGradeInfoByGrade: defineCall({
    path: '/site/api/v1/user/memberGradeInfoByGrade',
    access: 'member',
    summary:
      'The grade of the member, how far they are from the next and from keeping it, and their gifts; in a pause the grade alone.',
    request: noPayload,
    answer: v.looseObject({
      pause: v.nullable(memberPause),
      grade: v.number(),
      /** Yuan: what counts towards the next grade, on the scale of `reach`; zero in a pause, as all amounts. */
      turnover: moneyText,
      /** Yuan staked in the running keeping period. */
      kept: moneyText,
      /** When it ends; 0 at the lowest grade, which nobody loses, and in a pause. */
      keepUntil: instant,
      /** Gifts of the last days that are claimed, expired or to be claimed, the newest first; none in a pause. */
      grants: v.array(grant),
      birthday: v.looseObject({
        /** Yuan. */
        gift: moneyText,
        /** Its id for `confirmInfo`; empty while a condition is not met. */
        id: v.string(),
        /** None in a pause. */
        conditions: v.array(v.looseObject({ condition: v.picklist(birthdayConditions), isMet: v.boolean() })),
      }),
    }),
  }),
  getGameFanshuiHighLow: defineCall({
    path: '/site/api/v1/user/getGameFanshuiHighLow',
    access: 'public',
    summary:
      'What is paid back of a day’s valid turnover, by category: at the lowest grade and at the highest.',
    request: noPayload,
    answer: v.array(
      v.looseObject({
        category: v.picklist(venueCategories),
        low: percent,
        high: percent,
        /** Yuan: the most of a day at the lowest grade and at the highest. */
        lowCap: moneyText,
        highCap: moneyText,
        /** Per cent of it that counts for grades. */
        gradeWeight: v.number(),
      }),
    ),
    empty: [],
  }),
};
