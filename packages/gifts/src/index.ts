/** Gifts of members: the row of one, claiming it, and its texts, which a screen loads with itself. */
export { ClaimNote } from './claim-note.tsx';
export { GiftRecordRow, GiftRow, GiftRows } from './gift-row.tsx';
export { type GiftState, giftState } from './gift-state.ts';
export { giftsMessages } from './messages/index.ts';
export { type ClaimState, isClaiming, useClaim } from './use-claim.ts';
export { useKeptFocus } from './use-kept-focus.ts';
