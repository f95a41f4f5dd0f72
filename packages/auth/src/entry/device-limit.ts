import { isRecord } from '@lobby/api/storage';
import type { ApiFailure } from '@lobby/api-client/request';

/** A device the member is logged in on. */
export interface OtherDevice {
  /** Names it in the login that ends it. */
  readonly id: string;
  /** Browser and system. */
  readonly device: string;
  /** Masked. */
  readonly ip: string;
  /** Last seen, ms. */
  readonly seenAt: number;
}

/** What a login that is right, but over the device limit, hands out. Plain data: it travels as a dialog's payload. */
export interface DeviceLimit {
  /** Proves the refused login in the one that follows. */
  readonly codeId: string;
  readonly sessions: readonly OtherDevice[];
}

/** The devices among which a refused login may choose; undefined for any other failure, and where none is offered. */
export function deviceLimitOf(failure: ApiFailure): DeviceLimit | undefined {
  if (failure.kind !== 'refused' || failure.name !== 'too-many-devices') return undefined;
  if (!isRecord(failure.data)) return undefined;
  const { codeId, sessions } = failure.data;
  if (typeof codeId !== 'string' || codeId === '' || !Array.isArray(sessions)) return undefined;
  const devices = sessions.filter(isDevice);
  return devices.length === 0 ? undefined : { codeId, sessions: devices };
}

function isDevice(value: unknown): value is OtherDevice {
  if (!isRecord(value)) return false;
  const { id, device, ip, seenAt } = value;
  return [id, device, ip].every(text => typeof text === 'string') && typeof seenAt === 'number';
}
