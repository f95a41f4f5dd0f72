import { Converter } from 'opencc-js/t2cn';
import { arabicNumerals, latinSigns } from './judging/look-alikes.ts';

/** A text in the simplified script; other signs stay. */
export const simplified = Converter({ from: 'tw', to: 'cn' });

/** Digits as they are written to be read by people and not by programs. */
const digitWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((word, digit) => [word, String(digit)])),
  ...Object.fromEntries([...'〇壹贰叁肆伍陆柒捌玖'].map((word, digit) => [word, String(digit)])),
  ...{ 幺: '1', 两: '2', 洞: '0', 拐: '7', 勾: '9' },
};

/** A text in one width and alphabet, without marks that are not seen; upper and lower case are kept. */
export function plainText(text: string): string {
  const decomposed = latinSigns(arabicNumerals(text).normalize('NFKC')).normalize('NFD');
  return decomposed.replace(/[\p{Cf}\p{M}\u3164\uffa0]/gu, '');
}

/**
 * A text as it is judged: plain, in small letters and the simplified script.
 * What people read is kept apart: this is shown to nobody.
 */
export function foldText(text: string): string {
  return simplified(plainText(text).toLowerCase());
}

/** The letters and digits of a folded text alone: words and patterns of a site are looked for in these. */
export const tightText = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, '');

/** The same with every digit as 0 to 9. */
export function foldDigits(folded: string): string {
  return folded.replace(/\p{Script=Han}/gu, sign => digitWords[sign] ?? sign);
}
