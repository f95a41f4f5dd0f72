import type { Score } from '@lobby/betting';
import * as v from 'valibot';
import type { OperatorAction } from './actions.ts';

const text = v.pipe(v.string(), v.trim(), v.maxLength(200));
const optional = v.optional(text, '');
const score = v.pipe(
  optional,
  v.regex(/^(\d{1,2}:\d{1,2})?$/, 'A score is written 1:0.'),
  v.transform((typed): Score | undefined => {
    const [home, away] = typed.split(':').map(Number);
    return typed === '' ? undefined : [home!, away!];
  }),
);
const instant = v.pipe(
  optional,
  v.check(
    typed => typed === '' || Number.isFinite(Date.parse(typed)),
    'A time is written 2026-11-22T13:00:00Z.',
  ),
  v.transform(typed => (typed === '' ? undefined : Date.parse(typed))),
);
const reason = v.pipe(text, v.regex(/^D[0-9A-Z]$/, 'A reason is D0 to DZ.'));

const form = v.variant('do', [
  v.object({ do: v.picklist(['shut', 'open']) }),
  v.object({ do: v.literal('stop'), reason, reached: score }),
  v.object({
    do: v.literal('result'),
    half: score,
    full: score,
    withdrawn: v.pipe(
      optional,
      v.transform(typed => typed !== ''),
    ),
  }),
  v.object({ do: v.literal('void'), wtype: optional, rtype: optional, from: instant, to: instant, reason }),
  v.object({ do: v.literal('cancel-ticket'), ticketId: text, reason }),
]);
const frame = v.object({ match: v.pipe(text, v.minLength(1)), why: optional });

/** An action as a form of the page sends it. @throws RangeError with a sentence when it makes no sense. */
export function readAction(body: unknown): { match: string; why: string; action: OperatorAction } {
  const [about, action] = [v.safeParse(frame, body), v.safeParse(form, body)];
  if (!about.success) throw new RangeError(about.issues[0].message);
  if (!action.success) throw new RangeError(action.issues[0].message);
  return { ...about.output, action: action.output };
}
