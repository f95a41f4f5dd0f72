import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageMessages } from './messages/index.ts';
import { PageNotice } from './page-notice.tsx';
import { plannedPage } from './planned-pages.ts';
import WaysOn from './ways-on.tsx';

/** Said for every path without a screen: that its page is being built, or that there is none. */
export default function NotFoundScreen() {
  const t = useText(pageMessages);
  const { pathname } = useLocation();
  const planned = plannedPage(pathname, useBrand().switches);
  const page = planned && t(planned.name);
  useWindowTitle(page ? t('page.planned.window', { page }) : t('page.notFound.title'));
  return (
    <PageNotice
      scene={page ? 'closed' : 'missing'}
      title={page ? t('page.planned.title', { page }) : t('page.notFound.title')}
      address={page ? undefined : shortened(pathname)}
      hint={t(page ? 'page.planned.hint' : 'page.notFound.hint')}
    >
      <WaysOn />
    </PageNotice>
  );
}

/** As much of an address as tells somebody what they have mistyped. */
function shortened(pathname: string): string {
  const longest = 60;
  return pathname.length > longest ? `${pathname.slice(0, longest)}…` : pathname;
}

/** Names the window by what only this screen knows of its path, after the frame has named it by its route. */
function useWindowTitle(page: string): void {
  const name = useBrand().words.name[useLocale()];
  useEffect(() => {
    document.title = `${page} · ${name}`;
  }, [page, name]);
}
