import * as v from 'valibot';

/** Yes or no, as a client says it: 1 or true, 0 or false. */
export const flag = v.union([v.number(), v.boolean()]);

/** An amount typed by a member, yuan: positive, at most 12 characters and 2 decimals. */
export const amountText = v.pipe(v.string(), v.maxLength(12), v.regex(/^\d{1,12}(\.\d{1,2})?$/));
