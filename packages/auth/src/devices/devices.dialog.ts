import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';
import type { Devices } from './devices.payload.ts';

/** Where the member is logged in, and the way to end it; what happened to the account. */
export const devicesDialog = defineDialog<Devices | undefined>('auth/devices', loadDialog('devices'));
