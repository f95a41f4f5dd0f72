import * as v from 'valibot';

/** USDT on the wire: a decimal string with at most six decimals, without a sign. */
export const usdtText = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/));

/** The same; empty where an amount is in yuan alone. */
export const usdtOrNone = v.union([v.literal(''), usdtText]);
