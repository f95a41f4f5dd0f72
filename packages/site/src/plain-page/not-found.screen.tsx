import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageMessages } from './messages/index.ts';
import { PlainPage } from './plain-page.tsx';
import { plannedPage } from './planned-pages.ts';
import WaysOn from './ways-on.tsx';

/** Said for every path without a screen: that its page is being built, or that there is none. */
export default function NotFoundScreen() {
  const t = useText(pageMessages);
  const planned = plannedPage(useLocation().pathname, useBrand().switches);
  const page = planned && t(planned.name);
  useWindowTitle(page ? t('page.planned.window', { page }) : t('page.notFound.title'));
  return (
    <PlainPage>
      <EmptyState
        isPage
        scene={page ? 'closed' : 'missing'}
        title={page ? t('page.planned.title', { page }) : t('page.notFound.title')}
        hint={t(page ? 'page.planned.hint' : 'page.notFound.hint')}
        action={<WaysOn />}
      />
    </PlainPage>
  );
}

/** Names the window by what only this screen knows of its path, after the frame has named it by its route. */
function useWindowTitle(page: string): void {
  const name = useBrand().words.name[useLocale()];
  useEffect(() => {
    document.title = `${page} · ${name}`;
  }, [page, name]);
}
