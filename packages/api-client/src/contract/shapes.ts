import * as v from 'valibot';

/** Money on the wire: a decimal string in yuan with at most 2 decimals, e.g. "12680.5". May be negative in answers. */
export const moneyText = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,2})?$/));

/** Milliseconds since the epoch. */
export const instant = v.pipe(v.number(), v.safeInteger());

/** A call without a payload still sends an empty object. */
export const noPayload = v.optional(v.looseObject({}), {});

/** The answer of a call without data. */
export const nothing = v.unknown();

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

/** What a site announces, in one language. */
export const notice = v.looseObject({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  publishedAt: instant,
});
