import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';

/** Chooses an avatar. */
export const avatarsDialog = defineDialog('account/avatars', loadDialog('avatars'));
