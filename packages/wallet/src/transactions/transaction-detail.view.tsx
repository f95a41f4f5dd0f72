import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { withdrawalRefusalText } from '@lobby/api-client/withdrawal-refusals';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link } from 'react-router-dom';
import { transactionsMessages } from './messages/index.ts';
import { Amount, State, TransactionName } from './transaction-parts.tsx';
import type { Transaction, TransactionDetail } from './transaction-types.ts';
import { pageOf, stepWord } from './transaction-words.ts';
import css from './transactions.module.css';

export interface TransactionDetailViewProps {
  readonly transaction: Transaction;
  /** Undefined while it is being fetched, or when that failed. */
  readonly detail: TransactionDetail | undefined;
  readonly failure: ApiFailure | undefined;
  onRetry(): void;
  onClose(): void;
}

/** One transaction: its number, what happened to it, and the page where it goes on. */
export function TransactionDetailView({
  transaction,
  detail,
  failure,
  onRetry,
  onClose,
}: TransactionDetailViewProps) {
  const t = useText(transactionsMessages);
  const format = useFormat();
  const locale = useLocale();
  const page = pageOf(detail ?? transaction);
  const words = { copied: t('transactions.detail.copied'), failed: t('transactions.detail.copyFailed') };
  return (
    <Dialog open onClose={onClose} title={t('transactions.detail.title')}>
      <div className={css.detail}>
        <div className={css.between}>
          <TransactionName transaction={detail ?? transaction} />
          <Amount transaction={detail ?? transaction} />
        </div>
        <div className={css.between}>
          <span className={css.number}>{transaction.orderNo}</span>
          <CopyButton text={transaction.orderNo} label={t('transactions.detail.copy')} words={words} />
          <State state={(detail ?? transaction).state} />
        </div>
        <h3 className={css.heading}>{t('transactions.detail.timeline')}</h3>
        {detail ? (
          <ol className={css.timeline}>
            {detail.timeline.map(step => (
              <li key={`${step.at} ${step.detail}`}>
                <div className={css.between}>
                  <span>{t(stepWord(step.detail))}</span>
                  <span className={css.quiet}>{format.dateTime(step.at)}</span>
                </div>
                <Reason {...step} />
              </li>
            ))}
          </ol>
        ) : failure ? (
          <ErrorState
            size="s"
            title={t('transactions.detail.error')}
            hint={inlineText(failure, locale)}
            onRetry={onRetry}
          />
        ) : (
          <SkeletonGroup label={t('transactions.detail.loading')}>
            <Skeleton shape="block" height="4rem" />
          </SkeletonGroup>
        )}
        {page && (
          <Link className={css.link} to={page.to}>
            {t(`transactions.detail.${page.label}`)}
          </Link>
        )}
      </div>
    </Dialog>
  );
}

/** Why a withdrawal failed, and what to do: by the provider, or in the words of an operator. */
function Reason({ refusal, note }: Pick<TransactionDetail['timeline'][number], 'refusal' | 'note'>) {
  const t = useText(transactionsMessages);
  const locale = useLocale();
  if (refusal) {
    const { why, next } = withdrawalRefusalText(refusal, locale);
    return (
      <p className={css.quiet}>
        {t('transactions.detail.reason', { why })} {next}
      </p>
    );
  }
  return note ? <p className={css.quiet}>{t('transactions.detail.reason', { why: note })}</p> : null;
}
