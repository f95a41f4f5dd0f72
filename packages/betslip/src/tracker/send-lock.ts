/** The send lock: only one tab at a time may send orders, or sell one ticket. */
const lockOf = (what: string) => `lobby.betslip.${what}`;
const ORDERS = 'sending';

/** Runs `task` alone among the tabs where the browser can promise that. `what`: what is being sent. */
export async function withSendLock(
  task: (isFree: boolean) => Promise<void>,
  what: string = ORDERS,
): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return task(true);
  await locks.request(lockOf(what), { ifAvailable: true }, lock => task(lock !== null));
}

/** Resolves when the tab that is sending orders knows their outcome, or is closed. */
export async function whenSendLockIsFree(): Promise<void> {
  await globalThis.navigator.locks.request(lockOf(ORDERS), () => {});
}
