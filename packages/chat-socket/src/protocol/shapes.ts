import * as v from 'valibot';

/** Characters of a message. Ours (docs/rules.md#chat). */
export const MESSAGE_CHARACTERS = 200;
/** Characters of the reason of a mute, a block or a report. */
export const REASON_CHARACTERS = 80;

/** A room: `lobby`, or the id of a match. */
export const ridShape = v.pipe(v.string(), v.regex(/^[\w:-]{1,40}$/));
/** The id of a message: a number in decimal digits, higher for a later message. More digits fit into no database. */
export const idShape = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
/** The same where there may be none. */
export const topShape = v.union([v.literal(''), idShape]);
/** Chosen by the client for each message, so that the same one again is the same. */
export const clientIdShape = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
/** Goals, points or sets of one side. */
export const goalsShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
/** The code of a shared bet slip. */
export const slipCodeShape = v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/));
/** ms since 1970 */
export const timeShape = v.pipe(v.number(), v.integer(), v.minValue(0));
