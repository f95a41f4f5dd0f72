import { marketGroups, resultReasons, type Score } from '@lobby/betting';
import * as v from 'valibot';
import type { OperatorAction } from './actions.ts';

const text = v.pipe(v.string(), v.trim(), v.maxLength(200));
const optional = v.optional(text, '');
const score = v.pipe(
  optional,
  v.regex(/^(\d{1,3}:\d{1,3})?$/, 'A score is written 1:0.'),
  v.transform((typed): Score | undefined => {
    const [home, away] = typed.split(':').map(Number);
    return typed === '' ? undefined : [home!, away!];
  }),
);
const count = v.pipe(
  optional,
  v.regex(/^\d{0,3}$/, 'How much was played is a whole number.'),
  v.transform(typed => (typed === '' ? undefined : Number(typed))),
);
const instant = v.pipe(
  optional,
  v.check(
    typed => typed === '' || Number.isFinite(Date.parse(typed)),
    'A time is written 2026-11-22T13:00:00Z.',
  ),
  v.transform(typed => (typed === '' ? undefined : Date.parse(typed))),
);
const because = v.pipe(
  optional,
  v.transform(typed => typed || undefined),
  v.optional(v.picklist(resultReasons, 'A correction has one of the reasons of the list.')),
);
const reason = v.pipe(text, v.regex(/^D[0-9A-Z]$/, 'A reason is D0 to DZ.'));

const whole = (least: number, most: number) =>
  v.pipe(
    optional,
    v.regex(/^-?\d{0,4}$/, 'A number is whole.'),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );
/** Of log goals: more would move a price further than a match can. */
const thousandths = whole(-500, 500);
const groups = v.pipe(
  optional,
  v.transform(typed => typed.split(/[\s,]+/).filter(Boolean)),
  v.array(v.picklist(marketGroups, `A group is one of ${marketGroups.join(', ')}.`)),
);

const action: v.GenericSchema<unknown, OperatorAction> = v.variant('do', [
  v.object({
    do: v.picklist(['shut', 'open', 'var', 'goal-stands', 'goal-cancelled', 'refuse', 'accept']),
  }),
  v.object({ do: v.picklist(['goal', 'red']), side: v.picklist(['H', 'C'], 'A goal has a side.') }),
  v.object({ do: v.literal('stop-groups'), groups }),
  v.object({ do: v.literal('move-prices'), totalMilli: thousandths, sideMilli: thousandths }),
  v.object({ do: v.literal('delay'), seconds: whole(0, 60) }),
  v.object({ do: v.literal('stop'), reason, reached: score, played: count }),
  v.object({
    do: v.literal('result'),
    half: score,
    full: score,
    withdrawn: v.pipe(
      optional,
      v.transform(typed => typed !== ''),
    ),
    because,
  }),
  v.object({ do: v.literal('void'), wtype: optional, rtype: optional, from: instant, to: instant, reason }),
  v.object({ do: v.literal('cancel-ticket'), ticketId: text, reason }),
  v.object({ do: v.literal('lift'), voidId: v.pipe(text, v.digits('A cancel has a number.')) }),
  v.object({
    do: v.literal('settlement'),
    wtype: v.pipe(text, v.minLength(1, 'A settlement is of a market.')),
    line: optional,
    says: v.picklist(['open', 'score']),
  }),
]);
const frame = v.object({ match: v.pipe(text, v.minLength(1)), why: optional });

/** An action as a form of the page sends it. */
export const actionForm = v.intersect([frame, action]);
