/** "13812345678" → "138****5678"; short numbers show their last two digits only. Empty stays empty. */
export function maskPhone(phone: string): string {
  if (phone.length >= 8) return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  return phone === '' ? '' : `****${phone.slice(-2)}`;
}

/** "someone@example.com" → "s***@example.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** "张伟" → "张*": the first character, then one star for each of the rest. */
export function maskRealName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return first + '*'.repeat(rest.length);
}
