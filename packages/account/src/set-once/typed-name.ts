import { readSession } from '@lobby/api/session';
import { oneShot } from '@lobby/api/storage/one-shot';

const nameOf = () => `real-name ${readSession()?.userId}`;

/** Keeps the name that a member confirmed until the phone is bound with it: that step may be closed. */
export function keepTypedName(realName: string): void {
  oneShot.putFor(nameOf(), realName);
}

/** The name that this member confirmed and that was not bound; nobody else finds it, nor does it outlive the page. */
export function takeTypedName(): string | undefined {
  return oneShot.takeFor(nameOf());
}
