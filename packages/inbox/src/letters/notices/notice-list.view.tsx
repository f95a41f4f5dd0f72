import type { ApiFailure } from '@lobby/api-client/request';
import { useText } from '@lobby/i18n';
import { Pager } from '@lobby/ui-kit/pager';
import { Stack } from '@lobby/ui-kit/stack';
import { inboxMessages } from '../../messages/index.ts';
import { LetterFold } from '../letter-fold.tsx';
import { NoList } from '../list-states.tsx';

interface Notice {
  readonly id: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** ms since the epoch. */
  readonly publishedAt: number;
}

export interface NoticeListViewProps {
  /** Undefined while they are on their way, or when that failed. */
  readonly notices: { readonly list: readonly Notice[]; readonly total: number } | undefined;
  readonly openId: string | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  onToggle(id: string): void;
  onPage(page: number): void;
  onRetry(): void;
}

/** What the site announces to everybody: opened in place, without a mark of who has read it. */
export function NoticeListView(props: NoticeListViewProps) {
  const { notices, openId, page, pageSize, onToggle, onPage } = props;
  const t = useText(inboxMessages);
  if (!notices || notices.total === 0) {
    const empty = t('inbox.letters.empty', { kind: t('inbox.letters.kind.platform') });
    return <NoList {...props} empty={empty} isLoading={!notices} />;
  }
  return (
    <Stack>
      <Stack as="ul" gap={2} aria-label={t('inbox.letters.kind.platform')}>
        {notices.list.map(({ id, title, content, publishedAt }) => (
          <LetterFold
            key={id}
            title={title}
            html={content}
            sentAt={publishedAt}
            isOpen={openId === id}
            onToggle={() => onToggle(id)}
          />
        ))}
      </Stack>
      {notices.total > pageSize && (
        <Pager page={page} pageSize={pageSize} total={notices.total} onPage={onPage} />
      )}
    </Stack>
  );
}
