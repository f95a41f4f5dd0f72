import type { DeviceLimit } from '../entry/device-limit.ts';

/** Plain data; name and password wait in memory under `heldId`. */
export interface DeviceLimitPayload {
  readonly heldId: string;
  readonly name: string;
  readonly deviceLimit: DeviceLimit;
}
