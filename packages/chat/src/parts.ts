import type { ChatParts } from '@lobby/feature';
import { lazyWithTexts } from '@lobby/i18n';
import { lazy } from 'react';
import { chatMessages } from './messages/index.ts';
import { roomDialog } from './room-dialog/room.dialog.ts';

/** The chat, fetched with the first way into it. */
const parts: ChatParts = {
  Room: lazyWithTexts(() => import('./room-view/lazy-room.ts'), chatMessages),
  Watch: lazy(() => import('./watch/member-watch.tsx')),
  open: room => roomDialog.open(room),
};
export default parts;

/** Its dialogs, which nothing of a first page opens. */
export const dialogs = [roomDialog];
