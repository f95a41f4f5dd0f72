import * as v from 'valibot';

/** Money on the wire: a decimal string in yuan with at most 2 decimals, e.g. "12680.5". May be negative in answers. */
export const moneyText = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,2})?$/));

/** Yes or no, as a client says it: 1 or true, 0 or false. */
export const flag = v.union([v.number(), v.boolean()]);

/** An amount typed by a member, yuan: positive, at most 12 characters and 2 decimals. */
export const amountText = v.pipe(v.string(), v.maxLength(12), v.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** Milliseconds since the epoch. */
export const instant = v.pipe(v.number(), v.safeInteger());

/** A call without a payload still sends an empty object. */
export const noPayload = v.optional(v.looseObject({}), {});

/** The answer of a call without data. */
export const nothing = v.nullish(v.unknown());

/** An md5 in hex, the form in which passwords are sent. */
export const md5Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** The member's language, in which the platform answers texts and names. Anything but zh-TW is zh-CN. */
export const langx = v.optional(v.string(), 'zh-CN');

/** The paging fields of every list call. */
export const pageRequest = {
  pageNum: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
};

/** The page used for "no data". */
export const emptyPage = { pageNum: 1, pageSize: 20, total: 0, list: [] };

/** The answer of every list call: a page of items. */
export function pageOf<
  const Item extends v.GenericSchema,
  const More extends v.ObjectEntries = Record<never, never>,
>(item: Item, more: More = {} as More) {
  return v.looseObject({
    ...{ pageNum: v.number(), pageSize: v.number(), total: v.number() },
    list: v.array(item),
    ...more,
  });
}

/** "+86" and the national number, joined by one space: "+86 13123456789". */
export const phoneNumber = v.pipe(v.string(), v.maxLength(24), v.regex(/^\+\d{1,4} \d{4,14}$/));

/** As it was typed; what it means, and whether it is one, `readMailbox` says. */
export const emailAddress = v.pipe(v.string(), v.maxLength(80), v.regex(/^[^@＠﹫]+[@＠﹫][^@＠﹫]+$/));

/** A code sent by SMS, voice or e-mail. */
export const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** Ticket of a verification, from the answer that announced the code; valid for one device. */
export const verificationTicket = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** What a site announces, in one language. */
export const notice = v.looseObject({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  publishedAt: instant,
});
