import type { CodeWay, DeviceChallenge } from '../entry/device-challenge.ts';

/** Plain data; name and password wait in memory under `heldId`. */
export interface VerifyDevice {
  readonly heldId: string;
  readonly name: string;
  readonly challenge: DeviceChallenge;
  /** A code that was sent before the dialog or the page was closed, and when it is over, ms of the server's time. */
  readonly sent?: CodeWay;
  readonly until?: number;
}
