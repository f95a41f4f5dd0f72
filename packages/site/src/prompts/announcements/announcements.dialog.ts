import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';
import type { Announcements } from './announcements.container.tsx';

/** All announcements, with what each says. */
export const announcementsDialog = defineDialog<Announcements>(
  'site/announcements',
  loadDialog('announcements'),
);
