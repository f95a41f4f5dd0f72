import * as v from 'valibot';
import { defineCall } from '../call.ts';

/** The maximum number of calls in one request. */
export const MAX_TOGETHER = 8;

/**
 * Our addition to the specification, optional: several reading calls in one request. A platform without it rejects the
 * request, and the client makes the calls one by one.
 */
export const together = {
  readTogether: defineCall({
    path: '/site/api/v1/configuration/readTogether',
    access: 'public',
    summary: 'Answers several reading calls at once, each with an envelope of its own, in their order.',
    request: v.object({
      calls: v.pipe(
        v.array(v.object({ path: v.pipe(v.string(), v.maxLength(200)), body: v.unknown() })),
        v.minLength(1),
        v.maxLength(MAX_TOGETHER),
      ),
    }),
    answer: v.looseObject({
      answers: v.array(v.looseObject({ status_code: v.number(), data: v.unknown(), message: v.string() })),
    }),
  }),
};
