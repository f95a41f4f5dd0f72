/**
 * The tag of a journey whose behaviour another test covers as well, in another corner or without a browser, or that
 * lasts more than a minute: it is walked in `npm run test:deep`, and when words choose it. `test('…', { tag: deep }, …)`.
 */
export const deep = '@deep';

/** For a journey that several corners walk: `npm test` walks it in one of them. */
export const deepUnless = (isWalked: boolean) => ({ tag: isWalked ? [] : [deep] });
