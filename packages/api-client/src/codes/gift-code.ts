import { checkCharacter, codeAlphabet, plainCode } from './check-character.ts';

/** Characters of a gift code that are drawn, five bits each; one more checks them. */
export const giftCodeDrawn = 15;

const giftCodeLength = giftCodeDrawn + 1;

/** What a text has that no gift code has: nothing typed, a foreign character, too few or too many, a typing mistake. */
export type GiftCodeFault = 'empty' | 'character' | 'length' | 'mistyped';

/** A gift code from what a person typed or pasted, sixteen characters; or why it cannot be one. Asks nobody. */
export function readGiftCode(typed: string): { readonly code: string } | { readonly fault: GiftCodeFault } {
  const code = plainCode(typed);
  if (code === '') return { fault: 'empty' };
  if (![...code].every(char => codeAlphabet.includes(char))) return { fault: 'character' };
  if (code.length !== giftCodeLength) return { fault: 'length' };
  const isWhole = code.endsWith(checkCharacter(code.slice(0, -1)));
  return isWhole ? { code } : { fault: 'mistyped' };
}

/** A gift code as it is read and typed, in groups of four: "7K3M-9QXA-2BCD-EFG5". */
export const formatGiftCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');
