import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { Hint } from '@lobby/ui-kit/hint';
import { Pager } from '@lobby/ui-kit/pager';
import { Stack } from '@lobby/ui-kit/stack';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { inboxMessages } from '../../messages/index.ts';
import { LetterFold } from '../letter-fold.tsx';
import type { KindTab } from '../letter-tabs.ts';
import { NoList } from '../list-states.tsx';
import { LetterBar } from './letter-bar.tsx';
import type { ListEvent, ListState } from './letter-list.flow.ts';
import { ListQuestion } from './list-question.tsx';

type Letters = AnswerOf<typeof contract.letter.letterList>;
/** A letter as the list shows it. */
export type Letter = Pick<Letters['list'][number], 'id' | 'title' | 'content' | 'sentAt' | 'read'>;

export interface LetterListViewProps {
  readonly tab: KindTab;
  readonly state: ListState;
  /** Undefined while they are on their way, or when that failed. */
  readonly letters: { readonly list: readonly Letter[]; readonly total: number } | undefined;
  /** Unread letters of the tab, on all of its pages. */
  readonly unread: number;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  send(event: ListEvent): void;
  onToggle(letter: Letter): void;
  /** The open question was answered with yes. */
  onConfirm(): void;
  onPage(page: number): void;
  onRetry(): void;
}

/** The letters of a tab: opened in place, chosen and deleted, all read. */
export function LetterListView(props: LetterListViewProps) {
  const { tab, state, letters, unread, page, pageSize, send, onToggle, onPage } = props;
  const t = useText(inboxMessages);
  const locale = useLocale();
  const failure = state.step.name === 'looking' ? state.step.failure : undefined;
  if (!letters || letters.total === 0) {
    const empty = t('inbox.letters.empty', { kind: t(`inbox.letters.kind.${tab}`) });
    return <NoList {...props} empty={empty} isLoading={!letters} />;
  }
  return (
    <Stack>
      <LetterBar letters={letters.list} chosen={state.chosen} unread={unread} send={send} />
      {failure && (
        <Hint role="alert" tone="danger">
          {inlineText(failure, locale)}
        </Hint>
      )}
      <Stack as="ul" gap={2} aria-label={t('inbox.letters.list')}>
        {letters.list.map(letter => (
          <LetterFold
            key={letter.id}
            title={letter.title}
            html={letter.content}
            sentAt={letter.sentAt}
            isUnread={!letter.read}
            isOpen={state.openId === letter.id}
            onToggle={() => onToggle(letter)}
            before={
              <Checkbox
                checked={state.chosen.includes(letter.id)}
                onChange={on => send({ type: 'chosen', ids: [letter.id], on })}
              >
                <VisuallyHidden>{t('inbox.letters.choose', { title: letter.title })}</VisuallyHidden>
              </Checkbox>
            }
            actions={
              <Button
                size="s"
                variant="ghost"
                onClick={() => send({ type: 'delete-wanted', ids: [letter.id] })}
              >
                {t('inbox.letters.delete')}
              </Button>
            }
          />
        ))}
      </Stack>
      {letters.total > pageSize && (
        <Pager page={page} pageSize={pageSize} total={letters.total} onPage={onPage} />
      )}
      <ListQuestion {...props} step={state.step} />
    </Stack>
  );
}
