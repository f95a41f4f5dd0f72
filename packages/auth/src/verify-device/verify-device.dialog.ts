import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import type { DeviceChallenge } from '../entry/device-challenge.ts';
import { authMessages } from '../messages/index.ts';

/** Plain data; name and password wait in memory under `heldId`. */
export interface VerifyDevice {
  readonly heldId: string;
  readonly name: string;
  readonly challenge: DeviceChallenge;
}

/** New device: a code to the bound phone, then the login that was refused. */
export const verifyDeviceDialog = defineDialog<VerifyDevice>(
  'auth/verify-device',
  withTexts(() => import('./verify-device.view.tsx'), authMessages),
);
