import { isRecord } from '@lobby/api/storage';
import { defineUnderWay, hasTexts, keepUnderWay, readUnderWay } from '@lobby/verification/codes';
import { isSameName } from '@lobby/verification/rules';
import type { CodeWay, DeviceChallenge } from './device-challenge.ts';

/**
 * A challenge whose code was sent: the name, and the ids the server knows it by. Never the password, which is held in
 * memory only: after a reload it is typed again, and the code and its countdown continue.
 */
export interface DeviceUnderWay {
  readonly name: string;
  readonly challenge: DeviceChallenge;
  readonly sent: CodeWay;
  /** The password is to be remembered, once the member is in. */
  readonly keep: boolean;
  /** When the code is over, ms of the server's time. */
  readonly until: number;
}

const deviceUnderWay = defineUnderWay<DeviceUnderWay>('device-under-way', isDevice);

/** Keeps a challenge whose code was sent; undefined forgets it: it was used, or is of no more use. */
export function keepDeviceUnderWay(device: DeviceUnderWay | undefined): void {
  keepUnderWay(deviceUnderWay, device);
}

/** The challenge that waits for its code in this tab. */
export function readDeviceUnderWay(): DeviceUnderWay | undefined {
  return readUnderWay(deviceUnderWay);
}

/** The challenge that waits for its code, if it is this name's; a name is the same in either case. */
export function deviceUnderWayOf(name: string): DeviceUnderWay | undefined {
  const found = readDeviceUnderWay();
  return isSameName(found?.name, name) ? found : undefined;
}

function isDevice(value: unknown): value is DeviceUnderWay {
  if (!hasTexts(value, 'name', 'sent') || !('challenge' in value)) return false;
  const { challenge } = value;
  if (!isRecord(challenge)) return false;
  const { phone, codeId, failure } = challenge;
  const isKeep = 'keep' in value && typeof value.keep === 'boolean';
  return isKeep && typeof phone === 'string' && typeof codeId === 'string' && typeof failure === 'object';
}
