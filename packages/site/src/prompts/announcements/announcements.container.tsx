import { serverNow } from '@lobby/api';
import type { DialogViewProps } from '@lobby/dialogs';
import { useState } from 'react';
import AnnouncementsView, { type Announcement } from './announcements.view.tsx';
import { isNotToday, setNotToday } from './not-today.ts';
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
  const [notToday, setShown] = useState(() => isNotToday(serverNow()));
  const items = useShown(payload.items);
  const remember = (isWanted: boolean) => {
    setNotToday(isWanted, serverNow());
    setShown(isWanted);
  };
  return (
    <AnnouncementsView
      payload={{ ...payload, items }}
      notToday={notToday}
      onNotToday={remember}
      close={close}
    />
  );
}

/** @param wanted as they were when the dialog was opened; what is no longer announced stays so. */
export function useShown(wanted?: readonly Announcement[]): readonly Announcement[] {
  const all = useAnnouncements();
  return wanted?.map(item => all.find(({ id }) => id === item.id) ?? item) ?? all;
}
