import { defineDialog } from '@lobby/dialogs';
import type { MakeRoom } from './make-room.payload.ts';

/** Too many devices: one of them is ended, and the login that waited goes on. */
export const makeRoomDialog = defineDialog<MakeRoom>('auth/make-room', () =>
  import('../late.ts').then(late => late.loadMakeRoom()),
);
