/** An address of a wallet, or a text in base64, has capitals, small letters and digits in no order. */
const LEAST_WALLET = 26;
const LEAST_CODE = 16;

/** Whether a plain text (case kept) holds an address of a wallet, also one that is written apart. */
export function hasWallet(plain: string): boolean {
  let length = 0;
  let singles = 0;
  for (const token of plain.match(/[A-Za-z0-9]+|[^A-Za-z0-9\s\p{P}\p{S}]/gu) ?? []) {
    singles = /^[A-Za-z0-9]$/.test(token) ? singles + 1 : 0;
    length = isDisordered(token, 0.25) ? length + token.length : 0;
    const hasBoth =
      token.length >= LEAST_WALLET && /[a-z]/i.test(token) && (token.match(/\d/g) ?? []).length >= 3;
    if (hasBoth || length >= LEAST_WALLET || singles >= LEAST_WALLET) return true;
  }
  return false;
}

/** Whether it holds a text that is written so that only programs read it. */
export function hasEncoded(plain: string): boolean {
  const isCode = (token: string) =>
    token.length >= LEAST_CODE && isDisordered(token, 0.35) && /[a-z]/.test(token) && /[A-Z]/.test(token);
  return (
    (plain.match(/[A-Za-z0-9]+/g) ?? []).some(isCode) ||
    /(?:%[2-7][0-9a-f]){4}|&(?:#x?\w{2,5}|period|sol);/i.test(plain)
  );
}

/** Whether a word goes from one kind of sign to another that often, as names and numbers do not. */
function isDisordered(token: string, share: number): boolean {
  if (token.length < 5) return false;
  const kinds = [...token].map(sign => (/\d/.test(sign) ? 0 : /[a-z]/.test(sign) ? 1 : 2));
  const changes = kinds.filter((kind, at) => at > 0 && kind !== kinds[at - 1]).length;
  return changes >= 2 && changes / token.length >= share;
}
