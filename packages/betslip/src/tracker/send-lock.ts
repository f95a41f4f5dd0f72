/** The send lock: only one tab at a time may send orders. */
const SENDING = 'lobby.betslip.sending';

/** Runs `task` alone among the tabs where the browser can promise that. */
export async function withSendLock(task: (isFree: boolean) => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return task(true);
  await locks.request(SENDING, { ifAvailable: true }, lock => task(lock !== null));
}

/** Resolves when the tab that is sending orders knows their outcome, or is closed. */
export async function whenSendLockIsFree(): Promise<void> {
  await globalThis.navigator.locks.request(SENDING, () => {});
}
