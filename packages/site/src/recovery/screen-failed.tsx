import { useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { useEffect } from 'react';
import { siteMessages } from '../messages/index.ts';
import styles from '../routes/plain-page.module.css';
import { useHasMoneyInFlight } from './money-in-flight.tsx';
import { isVanishedChunk, reloadOnce } from './vanished-chunk.ts';

/** What a page shows when its screen failed. A file that vanished with a deploy heals by one reload. */
export function ScreenFailed({ error }: { error: unknown }) {
  const t = useText(siteMessages);
  const hasMoneyInFlight = useHasMoneyInFlight();
  const stale = isVanishedChunk(error);

  useEffect(() => {
    if (stale) reloadOnce(hasMoneyInFlight());
  }, [stale, hasMoneyInFlight]);

  return (
    <div className={styles.page}>
      <ErrorState
        title={t('site.error.title')}
        hint={t(stale ? 'site.error.stale' : 'site.error.hint')}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
