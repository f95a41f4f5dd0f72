import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';
import type { MakeRoom } from './make-room.payload.ts';

/** Too many devices: one of them is ended, and the login that waited goes on. */
export const makeRoomDialog = defineDialog<MakeRoom>('auth/make-room', loadDialog('makeRoom'));
