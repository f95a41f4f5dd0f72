import type { DialogViewProps } from '@lobby/dialogs';
import AnnouncementsView, { type Announcement } from './announcements.view.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** What the dialog is opened with. */
export interface Announcements {
  /** Those that are shown; without them all of the site. */
  readonly items?: readonly Announcement[];
  /** The one that was pressed. */
  readonly chosen?: string;
}

/** The announcements as they are now: in the script of the page, also when that is switched. */
export default function AnnouncementsContainer({ payload, close }: DialogViewProps<Announcements>) {
  return <AnnouncementsView payload={{ ...payload, items: useShown(payload.items) }} close={close} />;
}

/** @param wanted as they were when the dialog was opened; what is no longer announced stays so. */
export function useShown(wanted?: readonly Announcement[]): readonly Announcement[] {
  const all = useAnnouncements();
  return wanted?.map(item => all.find(({ id }) => id === item.id) ?? item) ?? all;
}
