import { defineDialog } from '@lobby/dialogs';
import type { VerifyDevice } from './verify-device.payload.ts';

/** New device: a code to the bound phone, then the login that was refused. */
export const verifyDeviceDialog = defineDialog<VerifyDevice>('auth/verify-device', () =>
  import('./verify-device.late.ts').then(late => late.loadVerifyDevice()),
);
