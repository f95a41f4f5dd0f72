import { readSession } from '@lobby/api/session';
import { oneShot } from '@lobby/api/storage/one-shot';
import { useLocale } from '@lobby/i18n';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { SiteStore } from '../../store/create-store.ts';

/** After a login in this page, shows what was announced since the one before; see `show-popups.ts`. */
export function usePopups(isWanted: boolean): void {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const langx = useLocale();
  useEffect(() => {
    if (!isWanted) return;
    const userId = oneShot.takeFor('login');
    const isHere = () => userId !== undefined && readSession()?.userId === userId;
    if (isHere())
      void import('./show-popups.ts').then(({ showPopups }) => showPopups(dispatch, langx, isHere));
  }, [isWanted, langx, dispatch]);
}
