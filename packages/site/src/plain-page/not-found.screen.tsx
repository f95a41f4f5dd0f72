import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { pageMessages } from './messages/index.ts';
import { PlainPage } from './plain-page.tsx';
import WaysOn from './ways-on.tsx';

/** Said for every path without a screen. */
export default function NotFoundScreen() {
  const t = useText(pageMessages);
  return (
    <PlainPage>
      <EmptyState
        isPage
        title={t('page.notFound.title')}
        hint={t('page.notFound.hint')}
        action={<WaysOn />}
      />
    </PlainPage>
  );
}
