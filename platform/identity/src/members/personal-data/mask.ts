/** Digits of a phone that are hidden, and asked for as the security check. */
const hidden = 4;

/** "+86 13812345678" → "+86 138****5678": the four middle digits are hidden. Empty stays empty. */
export function maskPhone(phone: string): string {
  const { area, national, from } = middleOf(phone);
  return national === '' ? '' : `${area}${national.slice(0, from)}****${national.slice(from + hidden)}`;
}

/** The four digits that `maskPhone` hides. */
export function middleDigits(phone: string): string {
  const { national, from } = middleOf(phone);
  return national.slice(from, from + hidden);
}

function middleOf(phone: string) {
  const space = phone.lastIndexOf(' ') + 1;
  const national = phone.slice(space);
  return { area: phone.slice(0, space), national, from: Math.max(0, (national.length - hidden) >> 1) };
}

/** "someone@example.com" → "s***@example.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** "demo88" → "d***8": the first and the last character, and as many stars whatever its length. */
export function maskAccountName(name: string): string {
  return `${name.slice(0, 1)}***${name.slice(-1)}`;
}

/** "张伟" → "张*": the first character, then one star for each of the rest. */
export function maskRealName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return first + '*'.repeat(rest.length);
}
