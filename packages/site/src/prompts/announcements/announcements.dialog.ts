import { definePrompt } from '../define-prompt.ts';
import type { AnnouncementList } from './announcements.view.tsx';

/** All announcements, with what each says. */
export const announcementsDialog = definePrompt<AnnouncementList>('site/announcements', late =>
  late.loadAnnouncements(),
);
