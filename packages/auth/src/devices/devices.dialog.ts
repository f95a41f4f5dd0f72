import { defineDialog } from '@lobby/dialogs';

export interface Devices {
  /** What is looked at first; the devices by default. */
  readonly tab?: 'devices' | 'trail' | undefined;
}

/** Where the member is logged in, and the way to end it; what happened to the account. */
export const devicesDialog = defineDialog<Devices | undefined>('auth/devices', () =>
  import('../late.ts').then(late => late.loadDevices()),
);
