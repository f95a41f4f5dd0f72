import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { useLocation } from 'react-router-dom';
import { pageMessages } from './messages/index.ts';
import { PlainPage } from './plain-page.tsx';
import { isPlanned } from './planned-pages.ts';
import WaysOn from './ways-on.tsx';

/** Said for every path without a screen: that its page is being built, or that there is none. */
export default function NotFoundScreen() {
  const t = useText(pageMessages);
  const planned = isPlanned(useLocation().pathname);
  return (
    <PlainPage>
      <EmptyState
        isPage
        scene={planned ? 'closed' : 'missing'}
        title={t(planned ? 'page.planned.title' : 'page.notFound.title')}
        hint={t(planned ? 'page.planned.hint' : 'page.notFound.hint')}
        action={<WaysOn />}
      />
    </PlainPage>
  );
}
