import { resultReasons, type Score } from '@lobby/betting';
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

const action: v.GenericSchema<unknown, OperatorAction> = v.variant('do', [
  v.object({ do: v.picklist(['shut', 'open']) }),
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
]);
const frame = v.object({ match: v.pipe(text, v.minLength(1)), why: optional });

/** An action as a form of the page sends it. */
export const actionForm = v.intersect([frame, action]);
