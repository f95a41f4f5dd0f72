import { toFailure } from '@lobby/api';
import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { useEffect } from 'react';
import { type KindTab, unreadOf } from '../letter-tabs.ts';
import { LetterListView } from './letter-list.view.tsx';
import { pageSize, useLetterList } from './use-letter-list.ts';

interface LetterListProps {
  readonly tab: KindTab;
  /** From 1. */
  readonly page: number;
  readonly unread: AnswerOf<typeof contract.letter.getUnreadForType> | undefined;
  onPage(page: number): void;
}

/** A page of the letters of a tab at work. */
export function LetterList({ tab, page, unread, onPage }: LetterListProps) {
  const { state, send, letters, toggle, confirm } = useLetterList(tab, page);
  const { currentData, error, isFetching, refetch } = letters;
  const last = Math.max(1, Math.ceil((currentData?.total ?? 0) / pageSize));
  const isBeyond = currentData !== undefined && page > last;
  // The only letters of the last page were deleted, or the address names a page that is not there.
  useEffect(() => {
    if (isBeyond) onPage(last);
  }, [isBeyond, last, onPage]);
  return (
    <LetterListView
      tab={tab}
      state={state}
      letters={isBeyond ? undefined : currentData}
      unread={unreadOf(tab, unread)}
      failure={!currentData && error ? toFailure(error) : undefined}
      isRetrying={isFetching}
      page={page}
      pageSize={pageSize}
      send={send}
      onToggle={letter => void toggle(letter)}
      onConfirm={() => void confirm()}
      onPage={onPage}
      onRetry={() => void refetch()}
    />
  );
}
