import { memberSessionEndpoints } from '@lobby/api/endpoints/member-session';
import { readSession } from '@lobby/api/session';
import { oneShot } from '@lobby/api/storage/one-shot';
import { useLocale } from '@lobby/i18n';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { announcementsDialog } from '../prompts/announcements/announcements.dialog.ts';
import type { SiteStore } from '../store/create-store.ts';

/** After a login in this page, shows what was announced since the one before, once no other dialog is open. */
export function usePopups(isWanted: boolean): void {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const langx = useLocale();
  useEffect(() => {
    if (!isWanted) return;
    const userId = oneShot.takeFor('login');
    const isHere = () => userId !== undefined && readSession()?.userId === userId;
    if (!isHere()) return;
    const { memberInfo } = memberSessionEndpoints.endpoints;
    void dispatch(memberInfo.initiate({ isPop: 1, langx }, { subscribe: false })).then(({ data }) => {
      const items = (data?.popups ?? []).map(({ content, ...rest }) => ({ ...rest, html: content }));
      // Whoever has logged out meanwhile is told nothing.
      if (items.length > 0 && isHere()) dispatch(announcementsDialog.queue({ items }));
    });
  }, [isWanted, langx, dispatch]);
}
