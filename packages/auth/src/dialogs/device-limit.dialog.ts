import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';
import type { DeviceLimitPayload } from './device-limit.payload.ts';

/** Too many devices: one of them is ended, and the login that waited goes on. */
export const deviceLimitDialog = defineDialog<DeviceLimitPayload>(
  'auth/device-limit',
  loadDialog('deviceLimit'),
);
