/** Han as names use it: the unified blocks with their extensions, the compatibility block, and 〇. */
const HAN = '\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{323af}';
const WITH_HAN_AT_BOTH_ENDS = new RegExp(`^[${HAN}](?:[A-Za-z${HAN}·]*[${HAN}])?$`, 'u');
const LATIN = /^[A-Za-z](?:[A-Za-z·]*[A-Za-z])?$/;

/**
 * A real name: letters, Han and the middle dot (U+00B7) only, no two dots in a row, no dot at an end; Han at both
 * ends, or Latin letters and dots throughout (docs/rules.md#contact-and-identity).
 */
export function isRealName(text: string): boolean {
  return (WITH_HAN_AT_BOTH_ENDS.test(text) || LATIN.test(text)) && !text.includes('··');
}

/** Dots that keyboards, banks and other systems put where U+00B7 belongs; some of them are letters to Unicode. */
const LOOK_ALIKE_DOTS =
  /[\u0387\u1427\u16eb\u2022\u2024\u2027\u2219\u22c5\u25cf\u25e6\u2e31\u2e33\u30fb\u318d\ua78f\uff0e\uff65]/gu;

/** What nobody sees: zero-width characters, marks of direction, fillers, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * What a typed name means: without what nobody sees and without spaces at the ends, every look-alike dot as the one
 * dot, full-width letters as usual ones.
 */
export function normaliseRealName(text: string): string {
  return text.replace(LOOK_ALIKE_DOTS, '·').normalize('NFKC').replace(INVISIBLE, '').trim();
}
