import { beijingTime } from '@lobby/calendar';
import type { Locale } from './locale.ts';

/** What cannot be read as a number is shown as this, never as 0. */
export const notANumber = '--';

/** Numbers and times as people read them. Amounts are decimal text in yuan, so no cent is lost to a float. */
export interface Format {
  /** `"12680.50"` → `¥12,680.50`; `"12680.00"` → `¥12,680`. */
  money(yuan: string): string;
  /** `"12680.5"` or 12680.5 → `12,680.5`. */
  number(value: string | number): string;
  /** 12345 → `1.2万`, zh-TW `1.2萬`. */
  compact(value: string | number): string;
  /** `0.0725` → `7.25%`. */
  percent(value: string | number): string;
  /** Milliseconds since 1970 → `2026-11-20`, in Beijing time. */
  date(ms: number): string;
  /** → `2026-11-20 20:41:07`, Beijing time, 24 hours. */
  dateTime(ms: number): string;
  /** → `20:41`, Beijing time. */
  time(ms: number): string;
  /** → `11-20 20:41`, for lists. */
  shortDateTime(ms: number): string;
}

const made = new Map<Locale, Format>();

/** The formatters of a locale; made once. */
export function formatFor(locale: Locale): Format {
  const ready = made.get(locale);
  if (ready) return ready;
  const format = makeFormat(locale);
  made.set(locale, format);
  return format;
}

function makeFormat(locale: Locale): Format {
  const money = numbers(locale, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const plain = numbers(locale, { maximumFractionDigits: 20 });
  const compact = numbers(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const percent = numbers(locale, { style: 'percent', maximumFractionDigits: 2 });

  return {
    money: yuan => print(money, yuan),
    number: value => print(plain, value),
    compact: value => print(compact, value),
    percent: value => print(percent, value),
    date: ms => beijing(ms).slice(0, 10),
    dateTime: ms => beijing(ms),
    time: ms => beijing(ms).slice(11, 16) || notANumber,
    shortDateTime: ms => beijing(ms).slice(5, 16) || notANumber,
  };
}

/** Makes its formatter when the first number comes: Intl is slow to wake, and no first page needs it. */
function numbers(locale: Locale, options: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  let format: Intl.NumberFormat | undefined;
  return () => (format ??= new Intl.NumberFormat(locale, options));
}

const decimalText = /^[+-]?\d+(\.\d+)?$/;

function print(format: () => Intl.NumberFormat, value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? format().format(value) : notANumber;
  // Safe: checked to be decimal text; Intl reads it digit by digit, not through a float.
  return decimalText.test(value) ? format().format(value as `${number}`) : notANumber;
}

/** `2026-11-20 20:41:07`, or `--`. */
function beijing(ms: number): string {
  if (!Number.isFinite(ms)) return notANumber;
  return beijingTime(ms);
}
