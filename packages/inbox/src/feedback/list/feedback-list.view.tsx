import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Pager } from '@lobby/ui-kit/pager';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { inboxMessages } from '../../messages/index.ts';
import { FeedbackCard, type FeedbackSummary } from './feedback-card.tsx';
import css from './feedback-list.module.css';

export interface FeedbackListViewProps {
  readonly page: { readonly list: readonly FeedbackSummary[]; readonly total: number } | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** From 1. */
  readonly pageNum: number;
  readonly pageSize: number;
  /** What is drawn with an empty list: the way to write one. */
  readonly emptyAction: ReactNode;
  onOpen(id: string): void;
  onPage(page: number): void;
  onRetry(): void;
}

/** The feedback a member sent, newest first. */
export function FeedbackListView(props: FeedbackListViewProps) {
  const { page, failure, isRetrying, pageNum, pageSize, emptyAction, onOpen, onPage, onRetry } = props;
  const t = useText(inboxMessages);
  const locale = useLocale();
  if (!page && failure) {
    return (
      <ErrorState
        title={t('inbox.feedback.list.error')}
        hint={inlineText(failure, locale)}
        busy={isRetrying}
        onRetry={onRetry}
      />
    );
  }
  if (!page) {
    return (
      <SkeletonGroup label={t('inbox.feedback.list.loading')} className={css.list}>
        {['a', 'b', 'c'].map(key => (
          <Skeleton key={key} shape="block" height="6.5rem" />
        ))}
      </SkeletonGroup>
    );
  }
  if (page.total === 0) {
    return (
      <EmptyState
        icon="chat"
        title={t('inbox.feedback.list.empty')}
        hint={t('inbox.feedback.list.emptyHint')}
        action={emptyAction}
      />
    );
  }
  return (
    <>
      <ul className={css.list} aria-label={t('inbox.feedback.list')}>
        {page.list.map(feedback => (
          <FeedbackCard key={feedback.id} feedback={feedback} onOpen={() => onOpen(feedback.id)} />
        ))}
      </ul>
      {page.total > pageSize && (
        <Pager page={pageNum} pageSize={pageSize} total={page.total} onPage={onPage} />
      )}
    </>
  );
}
