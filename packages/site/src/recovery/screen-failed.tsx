import { useText, withTexts } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { siteMessages } from '../messages/index.ts';
import { pageMessages } from '../plain-page/messages/index.ts';
import { PlainPage } from '../plain-page/plain-page.tsx';
import { useHasMoneyInFlight } from './money-in-flight.tsx';
import { isVanishedChunk, reloadOnce } from './vanished-chunk.ts';

/** Fetched when it is needed; where that fails too, the words and a reload are all there is. */
const FailedPage = lazy(() =>
  withTexts(() => import('./failed-page.tsx'), pageMessages)().catch(() => ({ default: PlainWords })),
);

/** What a page shows when its screen failed. A file that vanished with a deploy heals by one reload. */
export function ScreenFailed({ error }: { error: unknown }) {
  const t = useText(siteMessages);
  const hasMoneyInFlight = useHasMoneyInFlight();
  const stale = isVanishedChunk(error);

  useEffect(() => {
    if (stale) reloadOnce(hasMoneyInFlight());
  }, [stale, hasMoneyInFlight]);

  const words = { title: t('site.error.title'), hint: t(stale ? 'site.error.stale' : 'site.error.hint') };
  return (
    <PlainPage>
      <Suspense>
        <FailedPage {...words} />
      </Suspense>
    </PlainPage>
  );
}

function PlainWords({ title, hint }: { title: string; hint: string }): ReactNode {
  const t = useText(siteMessages);
  return (
    <div role="alert">
      <p>{title}</p>
      <p>{hint}</p>
      <Button onClick={() => window.location.reload()}>{t('site.ui.retry')}</Button>
    </div>
  );
}
