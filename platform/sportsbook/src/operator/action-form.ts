import {
  type MarketGroup,
  marketGroups,
  readGoals,
  resultReasons,
  type Score,
  type TimedGoal,
} from '@lobby/betting';
import { readBeijingTime } from '@lobby/calendar';
import { readScores } from '@lobby/fixtures';
import * as v from 'valibot';
import type { OperatorAction } from './actions.ts';

const text = v.pipe(v.string(), v.trim(), v.maxLength(200, '最多 200 个字符。'));
const optional = v.optional(text, '');
const required = (sentence: string) => v.optional(v.pipe(text, v.minLength(1, sentence)), '');
const score = v.pipe(
  optional,
  v.regex(/^(\d{1,3}:\d{1,3})?$/, '比分写作 1:0，主队在前，用英文冒号。'),
  v.transform((typed): Score | undefined => readScores(typed)?.[0]),
);
const scores = v.pipe(
  optional,
  v.regex(/^(\d{1,3}:\d{1,3}(\s+|$))*$/, '各盘（局、节）写作 6:4 3:6，用空格隔开，主队在前。'),
  v.transform((typed): Score[] | undefined => (typed === '' ? undefined : readScores(typed))),
);
const goals = v.pipe(
  optional,
  v.check(
    typed => readGoals(typed) !== undefined,
    '进球写作 12H 45+2C：分钟后接 H（主队）或 C（客队），用空格隔开。',
  ),
  v.transform((typed): TimedGoal[] | undefined => (typed === '' ? undefined : readGoals(typed))),
);
const count = v.pipe(
  optional,
  v.regex(/^\d{0,3}$/, '请填写整数，例如 10。'),
  v.transform(typed => (typed === '' ? undefined : Number(typed))),
);
const instant = v.pipe(
  optional,
  v.check(
    typed => typed === '' || readBeijingTime(typed) !== undefined,
    '请写作 2026-11-22 21:00 或 2026-11-22 21:00:30（北京时间）。',
  ),
  v.transform(readBeijingTime),
);
const because = v.pipe(
  optional,
  v.transform(typed => typed || undefined),
  v.optional(v.picklist(resultReasons, '请从列表中选择更正原因。')),
);
const winner = v.pipe(
  optional,
  v.transform(typed => typed || undefined),
  v.optional(v.picklist(['H', 'C'], '请从列表中选择胜方。')),
);
const reason = v.pipe(text, v.regex(/^D[0-9A-Z]$/, '请从列表中选择原因。'));

const whole = (least: number, most: number) => {
  const sentence = `请填写 ${least} 到 ${most} 的整数。`;
  return v.pipe(
    optional,
    v.regex(/^-?\d{0,4}$/, sentence),
    v.transform(Number),
    v.integer(sentence),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );
};
/** Of log goals: more would move a price further than a match can. */
const thousandths = whole(-500, 500);

/** A group of markets is a field of its own, since a field of a form has one value. */
export const groupField = (group: MarketGroup) => `group-${group}` as const;
const ticked = v.pipe(
  optional,
  v.transform(typed => typed !== ''),
);
const groups = v.pipe(
  v.object({
    do: v.literal('stop-groups'),
    ...(Object.fromEntries(marketGroups.map(group => [groupField(group), ticked])) as Record<
      ReturnType<typeof groupField>,
      typeof ticked
    >),
  }),
  v.transform(({ do: name, ...chosen }) => ({
    do: name,
    groups: marketGroups.filter(group => chosen[groupField(group)]),
  })),
);

const action: v.GenericSchema<unknown, OperatorAction> = v.variant('do', [
  v.object({
    do: v.picklist(['shut', 'open', 'var', 'goal-stands', 'goal-cancelled', 'refuse', 'accept']),
  }),
  v.object({ do: v.picklist(['goal', 'red']), side: v.picklist(['H', 'C'], '请选择球队。') }),
  v.object({
    do: v.literal('card'),
    card: v.picklist(['yellow', 'red'], '请选择黄牌或红牌。'),
    side: v.picklist(['H', 'C'], '请选择球队。'),
  }),
  groups,
  v.object({ do: v.literal('move-prices'), totalMilli: thousandths, sideMilli: thousandths }),
  v.object({ do: v.literal('delay'), seconds: whole(0, 60) }),
  v.object({
    ...{ do: v.literal('stop'), reason, reached: score, played: count },
    ...{ goals, sets: scores, quarters: scores, winner },
  }),
  v.object({
    ...{ do: v.literal('result'), half: score, full: score, goals, sets: scores, quarters: scores },
    ...{ withdrawn: ticked, because },
  }),
  v.object({ do: v.literal('void'), wtype: optional, rtype: optional, from: instant, to: instant, reason }),
  v.object({ do: v.literal('cancel-ticket'), ticketId: required('请填写注单号。'), reason }),
  v.object({ do: v.literal('lift'), voidId: v.pipe(text, v.digits('请从“已取消”列表中撤销。')) }),
  v.object({
    do: v.literal('settlement'),
    wtype: required('请填写玩法代码。'),
    line: optional,
    says: v.picklist(['open', 'score'], '请从列表中选择。'),
  }),
]);
const frame = v.object({
  match: v.pipe(text, v.minLength(1)),
  why: required('请填写备注：它会与这次操作一起保存。'),
});

/** An action as a form of the page sends it. */
export const actionForm = v.intersect([frame, action]);
