/** Full-width letters and digits, as Chinese keyboards make them, stand this far from their plain forms. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** ａＢ１ → aB1. Everything else stays. */
export function toHalfWidth(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, char =>
    String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
}

/** Takes out every kind of white space, the invisible ones too. */
function stripSpaces(text: string): string {
  return text.replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '');
}

/** What a field of the access form means, whatever the keyboard made of it. */
export function normaliseField(text: string): string {
  return stripSpaces(toHalfWidth(text));
}
