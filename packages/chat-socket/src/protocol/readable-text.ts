/** Lines of a message; further breaks are spaces, so that nobody pushes all else out of sight. Ours (docs/rules.md#chat). */
export const MESSAGE_LINES = 10;

/** Marks that turn the direction of a text: what is read would be another text than what is judged. */
const turns = /\p{Bidi_Control}/gu;
/** More marks on one letter than any script has cover the lines around it. */
const heaped = /(\p{M}{4})\p{M}+/gu;
const breaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Anything but blanks, marks without a letter, and letters that are not seen. */
const seen = /[^\s\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A message as a room shows it, trimmed; empty where nothing of it would be seen. */
export function readableText(text: string): string {
  let lines = 1;
  const plain = text
    .trim()
    .replace(turns, '')
    .replace(heaped, '$1')
    .replace(breaks, () => {
      lines += 1;
      return lines > MESSAGE_LINES ? ' ' : '\n';
    });
  return seen.test(plain) ? plain.trim() : '';
}
