import { defineDialog } from '@lobby/dialogs';
import { lazyList } from '@lobby/feature';
import type { VerifyDevice } from './verify-device.payload.ts';

/** New device: a code to the bound phone, then the login that was refused. */
export const verifyDeviceDialog = defineDialog<VerifyDevice>(
  'auth/verify-device',
  lazyList(() => import('../verify-device/verify-device.lazy.ts'))('verifyDevice'),
);
