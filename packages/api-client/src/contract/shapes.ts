import * as v from 'valibot';

/** Money on the wire: a decimal string in yuan with at most 2 decimals, e.g. "12680.5". May be negative in answers. */
export const moneyText = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,2})?$/));

/** An amount a person typed: positive grammar, at most 12 characters, 2 decimals. */
export const amountText = v.pipe(v.string(), v.maxLength(12), v.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** Milliseconds since the epoch. */
export const instant = v.pipe(v.number(), v.safeInteger());

/** A call without a payload still sends an empty object. */
export const noPayload = v.optional(v.looseObject({}), {});

/** The answer of a call that has nothing to say but "done". */
export const nothing = v.nullish(v.unknown());

/** An md5 in hex, the form in which passwords travel. */
export const md5Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** The language the member reads; what the platform then writes or names is in it. Anything but zh-TW is zh-CN. */
export const langx = v.optional(v.string(), 'zh-CN');

/** What every list call asks for. */
export const pageRequest = {
  pageNum: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
};

/** The page that "no data" means. */
export const emptyPage = { pageNum: 1, pageSize: 20, total: 0, list: [] };

/** What every list call answers. */
export function pageOf<const Item extends v.GenericSchema>(item: Item) {
  return v.looseObject({ pageNum: v.number(), pageSize: v.number(), total: v.number(), list: v.array(item) });
}
