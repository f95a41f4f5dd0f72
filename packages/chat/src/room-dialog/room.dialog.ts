import { defineDialog } from '@lobby/dialogs';
import type { ChatRoomProps } from '@lobby/feature';
import { withTexts } from '@lobby/i18n';
import { chatMessages } from '../messages/index.ts';

/** A room over the page: a sheet on a phone. */
export const roomDialog = defineDialog<Pick<ChatRoomProps, 'rid' | 'slip'>>(
  'chat/room',
  withTexts(() => import('./room.view.tsx'), chatMessages),
);
