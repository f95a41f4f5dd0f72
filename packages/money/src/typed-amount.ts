/** What an amount in a field is an amount of. */
export type AmountUnit = 'yuan' | 'usdt';

export type AmountText =
  /** `text`: its figures and at most one point: "1000.5"; also "", "5." and ".5", which are typed on the way to one. */
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'several' | 'ambiguous' | 'currency' | 'other' };

/** What ends a line, or a cell of a table. */
const BREAK = /[\t\n\v\f\r\u2028\u2029]/;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The signs of each unit, before and after an amount. */
const SIGNS: Readonly<Record<AmountUnit, readonly [before: RegExp, after: RegExp]>> = {
  yuan: [/^(?:CN)?¥|^CNY|^RMB|^人民[币幣]/i, /(?:CNY|RMB|人民[币幣]|[元圆圓]?整|[元圆圓])$/i],
  usdt: [/^(?:USDT|₮)/i, /(?:USDT|₮)$/i],
};
const FOREIGN =
  /[A-Z]{0,3}[$€£₩₮]|USDT?|TWD|HKD|MOP|JPY|EUR|CNY|RMB|¥|[\u4e00-\u9fff]{0,2}[币幣元圆圓]|[元圆圓]?整/gi;

/** Between thousands stands one kind of separator, the first after three figures at most ("1000,500" may mean 1000.5). */
const IN_THOUSANDS = /^[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;

/**
 * Reads an amount as people type and paste it: full-width figures, separators, spaces, the sign of the unit. A text
 * that can mean two amounts ("1,00", "1.000,50"), or one of another currency, is refused by name and never guessed.
 */
export function readAmountText(typed: string, unit: AmountUnit = 'yuan'): AmountText {
  const visible = typed.replace(INVISIBLE, '').trim();
  if (BREAK.test(visible)) return { ok: false, why: 'several' };
  const folded = halfWidth(visible).replace(/\s/g, ' ').replaceAll('’', "'");
  const [before, after] = SIGNS[unit];
  const bare = folded.replace(before, '').trimStart().replace(after, '').trimEnd();
  if (/^\d*\.?\d*$/.test(bare)) return { ok: true, text: bare };
  if (IN_THOUSANDS.test(bare)) return { ok: true, text: bare.replace(/[, ']/g, '') };
  if (/^[\d.,' ]*\d[\d.,' ]*$/.test(bare))
    return { ok: false, why: /[,' ]/.test(bare) ? 'ambiguous' : 'other' };
  const figures = folded.replace(FOREIGN, '').trim();
  const isForeign = figures !== folded && /^\d[\d.,' ]*$/.test(figures);
  return { ok: false, why: isForeign ? 'currency' : 'other' };
}

/** What stands in a field after an amount was typed or pasted: its plain figures, or what was typed where it is none. */
export function plainAmount(typed: string, unit?: AmountUnit): string {
  const read = readAmountText(typed, unit);
  return read.ok ? read.text : typed;
}

/** Full-width figures, stops, signs and letters as their plain forms. */
export function halfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, char => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replaceAll('￥', '¥')
    .replaceAll('。', '.')
    .replaceAll('　', ' ')
    .replaceAll('−', '-');
}
