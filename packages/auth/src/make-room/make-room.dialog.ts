import { defineDialog } from '@lobby/dialogs';
import type { Room } from '../entry/room.ts';

/** Plain data; name and password wait in memory under `heldId`. */
export interface MakeRoom {
  readonly heldId: string;
  readonly name: string;
  readonly room: Room;
}

/** Too many devices: one of them is ended, and the login that waited goes on. */
export const makeRoomDialog = defineDialog<MakeRoom>('auth/make-room', () =>
  import('../late.ts').then(late => late.loadMakeRoom()),
);
