import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { chatMessages } from '../messages/index.ts';
import type { NotedAuthor } from './notes-dialog.tsx';

/** What moderators noted of somebody, and a note more. */
export const notesDialog = defineDialog<NotedAuthor>(
  'chat/notes',
  withTexts(() => import('./notes-dialog.tsx'), chatMessages),
);
