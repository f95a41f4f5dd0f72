/** Runs `task` alone among the tabs of the browser that name the same lock, where it can promise that. */
export async function withSendLock(name: string, task: (isFree: boolean) => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return task(true);
  await locks.request(name, { ifAvailable: true }, lock => task(lock !== null));
}

/** Resolves when the tab that holds the lock knows the outcome, or is closed. */
export async function whenSendLockIsFree(name: string): Promise<void> {
  await globalThis.navigator.locks.request(name, () => {});
}
