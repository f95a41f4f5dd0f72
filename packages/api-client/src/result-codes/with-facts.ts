import { beijingMinute, minute } from '@lobby/calendar';

/** `〔请在 {retryAt} 以后再试|请过几分钟再试〕`: with the fact, and after the bar what is said without it. */
const part = /〔([^〔〕|{}]*)\{(\w+)\}([^〔〕|{}]*)(?:\|([^〔〕]*))?〕/g;

/**
 * Fills the facts of an answer into a sentence with places for them. Instants (`…At`, `…Until`, `…From`, `until`) become
 * the minute in Beijing from which on it is so; others are texts or numbers.
 */
export function withFacts(sentence: string, data: unknown): string {
  return sentence.replace(part, (_, before: string, name: string, after: string, without = '') => {
    const fact = factOf(data, name);
    return fact === undefined ? without : before + fact + after;
  });
}

function factOf(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value = (data as Readonly<Record<string, unknown>>)[name];
  if (/(^u|U)ntil$|At$|From$/.test(name))
    return Number.isSafeInteger(value) ? minuteFrom(Number(value)) : undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' && value.length <= 20 ? value : undefined;
}

/** The first whole minute that is not before the instant. Undefined for what no calendar has. */
function minuteFrom(at: number): string | undefined {
  const whole = Math.ceil(at / minute) * minute;
  return Number.isNaN(new Date(whole).getTime()) || at <= 0 ? undefined : beijingMinute(whole);
}
