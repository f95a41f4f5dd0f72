import type { ChatParts } from '@lobby/feature';
import { lazyWithTexts } from '@lobby/i18n';
import { lazy } from 'react';
import { chatMessages } from './messages/index.ts';
import { notesDialog } from './notes/notes.dialog.ts';
import { roomDialog } from './room-dialog/room.dialog.ts';

const parts: ChatParts = {
  Room: lazyWithTexts(() => import('./room-view/lazy-room.ts'), chatMessages),
  Watch: lazy(() => import('./page/member-watch.tsx')),
  open: room => roomDialog.open(room),
};

/** What no first page waits for; fetched with the first way into the chat. */
export default {
  dialogs: async () => [roomDialog, notesDialog],
  chat: async () => ({ default: parts }),
};
