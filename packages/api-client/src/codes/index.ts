/** Codes that people type, as both ends read them. */
export { checkCharacter, codeAlphabet, plainCode } from './check-character.ts';
export { formatGiftCode, type GiftCodeFault, giftCodeDrawn, readGiftCode } from './gift-code.ts';
