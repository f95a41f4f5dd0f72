/** The offset of full-width letters and digits, which Chinese input methods produce, from their ASCII forms. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** ａＢ１ → aB1. Everything else stays. */
export function toHalfWidth(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, char =>
    String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
}

/** Takes out every kind of white space, the invisible ones too. */
export function withoutSpaces(text: string): string {
  return text.replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '');
}

/** Letters and digits as they were meant, whatever the keyboard made of them: plain and without spaces. */
export function plainText(text: string): string {
  return withoutSpaces(toHalfWidth(text));
}

/** The digits of a code or a number: "１３８-0013" → "1380013". Everything else goes. */
export function digitsOf(text: string): string {
  return toHalfWidth(text).replace(/\D/g, '');
}
