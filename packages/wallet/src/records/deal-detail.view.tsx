import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link } from 'react-router-dom';
import { Amount, State, What } from './deal-parts.tsx';
import type { Deal, DealDetail } from './deal-types.ts';
import { pageOf, stepWord } from './deal-words.ts';
import { recordsMessages } from './messages/index.ts';
import css from './records.module.css';

export interface DealDetailViewProps {
  readonly deal: Deal;
  /** Undefined while it is being fetched, or when that failed. */
  readonly detail: DealDetail | undefined;
  readonly failure: ApiFailure | undefined;
  onRetry(): void;
  onClose(): void;
}

/** One transaction: its number, what happened to it, and the page where it goes on. */
export function DealDetailView({ deal, detail, failure, onRetry, onClose }: DealDetailViewProps) {
  const t = useText(recordsMessages);
  const format = useFormat();
  const locale = useLocale();
  const page = pageOf(detail ?? deal);
  const words = { copied: t('records.detail.copied'), failed: t('records.detail.copyFailed') };
  return (
    <Dialog open onClose={onClose} title={t('records.detail.title')}>
      <div className={css.detail}>
        <div className={css.between}>
          <What deal={detail ?? deal} />
          <Amount deal={detail ?? deal} />
        </div>
        <div className={css.between}>
          <span className={css.number}>{deal.orderNo}</span>
          <CopyButton text={deal.orderNo} label={t('records.detail.copy')} words={words} />
          <State state={(detail ?? deal).state} />
        </div>
        <h3 className={css.heading}>{t('records.detail.timeline')}</h3>
        {detail ? (
          <ol className={css.timeline}>
            {detail.timeline.map(step => (
              <li key={`${step.at} ${step.detail}`} className={css.between}>
                <span>{t(stepWord(step.detail))}</span>
                <span className={css.quiet}>{format.dateTime(step.at)}</span>
              </li>
            ))}
          </ol>
        ) : failure ? (
          <ErrorState
            size="s"
            title={t('records.detail.error')}
            hint={inlineText(failure, locale)}
            onRetry={onRetry}
          />
        ) : (
          <SkeletonGroup label={t('records.detail.loading')}>
            <Skeleton shape="block" height="4rem" />
          </SkeletonGroup>
        )}
        {page && (
          <Link className={css.link} to={page.to}>
            {t(`records.detail.${page.label}`)}
          </Link>
        )}
      </div>
    </Dialog>
  );
}
