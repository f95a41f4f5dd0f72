import { defineDialog } from '@lobby/dialogs';

/** Where the member is logged in, and the way to end it. */
export const devicesDialog = defineDialog('auth/devices', () =>
  import('../late.ts').then(late => late.loadDevices()),
);
