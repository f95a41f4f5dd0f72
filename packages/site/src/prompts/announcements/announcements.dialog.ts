import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';
import type { AnnouncementList } from './announcements.view.tsx';

/** All announcements, with what each says. */
export const announcementsDialog = defineDialog<AnnouncementList>(
  'site/announcements',
  loadDialog('announcements'),
);
