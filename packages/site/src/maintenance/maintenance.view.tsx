import { useBrand } from '@lobby/brand-kit';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { PageNotice } from '../plain-page/page-notice.tsx';
import css from './maintenance.module.css';
import { maintenanceMessages } from './messages/index.ts';

interface MaintenanceViewProps {
  /** When the site opens again, ms, if that is known. */
  readonly until?: number;
  /** Seconds until the next look; undefined while looking. */
  readonly seconds?: number;
  readonly onRetry: () => void;
  readonly onService: () => void;
}

/** What happens, until when, and that nothing needs to be done. */
export function MaintenanceView({ until, seconds, onRetry, onService }: MaintenanceViewProps) {
  const t = useText(maintenanceMessages);
  const format = useFormat();
  const { words, art } = useBrand();
  const brand = words.name[useLocale()];
  return (
    <Dialog open size="page" title={t('maintenance.title')} hideTitle closable={false} onClose={() => {}}>
      <div className={css.page}>
        <p className={css.brand}>
          <art.Logo className={css.mark} />
          {brand}
        </p>
        <PageNotice
          scene="closed"
          title={t('maintenance.title')}
          isTitleSaid
          hint={
            <>
              <p className={css.until}>
                {until === undefined
                  ? t('maintenance.untilUnknown')
                  : t('maintenance.until', { time: format.shortDateTime(until) })}
              </p>
              <p>{t('maintenance.lead', { brand })}</p>
            </>
          }
          note={
            <p translate="no" className={css.next}>
              {seconds === undefined ? t('maintenance.checking') : t('maintenance.next', { seconds })}
            </p>
          }
        >
          <Button variant="primary" size="l" busy={seconds === undefined} onClick={onRetry}>
            {t('maintenance.retry')}
          </Button>
          <Button variant="outline" size="l" onClick={onService}>
            {t('maintenance.service')}
          </Button>
        </PageNotice>
      </div>
    </Dialog>
  );
}
