import type { LoginAttempt } from './use-enter.ts';

/** How long a login waiting for its code is held, ms. */
export const HELD_FOR_MS = 10 * 60_000;

/** One at a time and in memory only, never in a store, storage or payload: on this wire the md5 is the password. */
let held:
  | { readonly id: string; readonly attempt: LoginAttempt; readonly timer: ReturnType<typeof setTimeout> }
  | undefined;
let last = 0;

/** Holds name and password until the new device is verified. @returns the id under which `heldLogin` finds them. */
export function holdLogin(attempt: LoginAttempt): string {
  dropHeldLogin();
  const id = `held-${++last}`;
  held = { id, attempt, timer: setTimeout(dropHeldLogin, HELD_FOR_MS) };
  return id;
}

/** Undefined once it was dropped, by time or by hand. */
export function heldLogin(id: string): LoginAttempt | undefined {
  return held?.id === id ? held.attempt : undefined;
}

export function dropHeldLogin(): void {
  clearTimeout(held?.timer);
  held = undefined;
}
