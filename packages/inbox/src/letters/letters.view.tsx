import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Page } from '@lobby/ui-kit/page';
import { Tabs } from '@lobby/ui-kit/tabs';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { inboxMessages } from '../messages/index.ts';
import { type LetterTab, letterTabs, unreadOf } from './letter-tabs.ts';
import css from './letters.module.css';

export interface LettersViewProps {
  readonly tab: LetterTab;
  /** The eight counts; undefined until they are known. */
  readonly unread: AnswerOf<typeof contract.letter.getUnreadForType> | undefined;
  /** The list of the tab. */
  readonly children: ReactNode;
  onTab(tab: LetterTab): void;
}

/** The letters of a member, by kind. */
export function LettersView({ tab, unread, children, onTab }: LettersViewProps) {
  const t = useText(inboxMessages);
  return (
    <Page title={t('inbox.letters.title')}>
      <Tabs
        label={t('inbox.letters.kinds')}
        value={tab}
        onChange={onTab}
        items={letterTabs.map(value => ({
          value,
          label: <TabLabel text={t(`inbox.letters.kind.${value}`)} unread={unreadOf(value, unread)} />,
          panel: value === tab ? children : undefined,
        }))}
      />
    </Page>
  );
}

function TabLabel({ text, unread }: { text: string; unread: number }) {
  const t = useText(inboxMessages);
  return (
    <span className={css.tab}>
      {text}
      {unread > 0 && (
        <Badge tone="accent" look="solid" size="s">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <VisuallyHidden>{t('inbox.letters.unread', { count: unread })}</VisuallyHidden>
        </Badge>
      )}
    </span>
  );
}
