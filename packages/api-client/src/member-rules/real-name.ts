/** Han as names use it: the unified blocks with their extensions, the compatibility block, and 〇. */
const HAN = '\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{323af}';
const WITH_HAN_AT_BOTH_ENDS = new RegExp(`^[${HAN}](?:[A-Za-z${HAN}·]*[${HAN}])?$`, 'u');
const LATIN = /^[A-Za-z](?:[A-Za-z·]*[A-Za-z])?$/;

/**
 * A real name: letters, Han and the middle dot (U+00B7) only, no two dots in a row, no dot at an end; Han at both
 * ends, or Latin letters and dots throughout. Specification, section 5.
 */
export function isRealName(text: string): boolean {
  return (WITH_HAN_AT_BOTH_ENDS.test(text) || LATIN.test(text)) && !text.includes('··');
}

/** Dots that keyboards and other systems put where U+00B7 belongs. */
const LOOK_ALIKE_DOTS = /[\u2022\u2027\u22c5\u30fb\uff65\uff0e]/g;

/** What a typed name means: without spaces at the ends, every look-alike dot as the one dot. */
export function normaliseRealName(text: string): string {
  return text.trim().replace(LOOK_ALIKE_DOTS, '·');
}
