import { foldDigits } from '../folded-text.ts';
import { BET, withoutBets } from './without-bets.ts';

/** So many digits at once reach somebody … */
const AT_ONCE = 6;
/** … and so many that are written apart. */
const APART = 7;

const group = new RegExp(`\\d+(?:[^\\p{L}\\p{N}→×${BET}]{1,6}\\d+){0,60}`, 'gu');
const callsFor = /(?:加我|找我|联系我|搵我|打我|打给我|打[俾畀]我|滴滴我?|call|看单找|拿单|[加找](?=\s*\d))/;
const spoken = 'zero|one|two|three|four|five|six|seven|eight|nine|ling|yi|yao|er|san|si|wu|liu|qi|ba|jiu';
const spokenRow = new RegExp(`(?:(?:${spoken}|\\d)[^\\p{L}\\p{N}]{0,3}){7,60}`, 'gu');
const spokenWord = new RegExp(spoken, 'g');
/** Words that sound like digits; so many in a row say nothing else. */
const soundRow =
  /[零〇一二三四五六七八九壹贰叁肆伍陆柒捌玖幺灵凌玲衣依医儿尔伞散司思丝舞武吾溜刘留琪奇其巴爸吧酒久韭\d]{7,}/g;
/** Laughs, and numbers that are read as words. */
const laugh = /^(?:(\d)\1*|23+|5201314|1314520|520|1314|886|7456)$/;
const mobile = /^(?:(?:00)?86)?1[3-9]\d{9}$|^(?:(?:00)?886)?0?9\d{8}$|^(?:00)?852[5-9]\d{7}$/;

/** Whether a folded text holds a number by which somebody is reached, however it is written. */
export function hasNumber(folded: string): boolean {
  const digits = foldDigits(folded);
  const left = withoutBets(digits);
  if ((left.match(group) ?? []).some(one => reaches(one.match(/\d+/g) ?? []))) return true;
  if (callsFor.test(digits) && (digits.match(group) ?? []).some(one => digitsIn(one) >= APART)) return true;
  if ((folded.match(spokenRow) ?? []).some(row => (row.match(spokenWord) ?? []).length >= 4)) return true;
  if ((folded.match(soundRow) ?? []).some(row => !isNumeral(row))) return true;
  if ((digits.match(/[\dloi]{7,}/g) ?? []).some(one => /[loi]/.test(one) && digitsIn(one) >= AT_ONCE))
    return true;
  return isMobile(left.match(/\d+/g) ?? []);
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;
const isNumeral = (row: string) => /^\d+$/.test(foldDigits(row));

/** Whether the parts of one number reach somebody; lists of stakes, years, totals and drawn balls do not. */
function reaches(parts: readonly string[]): boolean {
  const joined = parts.join('');
  if (parts.some(part => part.length >= AT_ONCE && !isSteps([...part]) && !laugh.test(part))) return true;
  if (parts.length === 1 || joined.length < APART) return false;
  const every = (test: (part: string, value: number) => boolean) =>
    parts.every(part => test(part, Number(part)));
  if (every(part => part.length === 1))
    return !isSteps(parts) && new Set(parts).size < parts.length && !/^[013]{14}$/.test(joined);
  if (every(part => part.endsWith('0')) || every(part => laugh.test(part)) || isSteps(parts)) return false;
  if (
    every((_, value) => value <= 49) ||
    every((part, value) => part.length < 4 && value >= 70 && value <= 260)
  )
    return false;
  if (every(part => /^(?:19|20)\d\d$/.test(part)) || every(part => /^[0-7]0\d$/.test(part))) return false;
  return isMobile(parts) || joined.length / parts.length >= 2.5;
}

/** Counted up or down: `1234567`, `10 9 8`. */
function isSteps(parts: readonly string[]): boolean {
  const steps = parts.slice(1).map((part, at) => Number(part) - Number(parts[at]));
  return steps.every(step => step === 1) || steps.every(step => step === -1);
}

/** A whole number of a mobile telephone. Lists of small numbers add up to one by chance. */
function isMobile(parts: readonly string[]): boolean {
  const isList = parts.every(part => part.length <= 2) && parts.some(part => part.length === 2);
  return mobile.test(parts.join('')) && !(isList && parts.every(part => Number(part) <= 49));
}
