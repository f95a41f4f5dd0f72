import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Tabs } from '@lobby/ui-kit/tabs';
import type { ReactNode } from 'react';
import page from '../frame/page.module.css';
import { memberMessages } from '../messages/index.ts';
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
  const t = useText(memberMessages);
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('member.letters.title')}</h1>
      <Tabs
        label={t('member.letters.kinds')}
        value={tab}
        onChange={onTab}
        items={letterTabs.map(value => ({
          value,
          label: <TabLabel text={t(`member.letters.kind.${value}`)} unread={unreadOf(value, unread)} />,
          panel: value === tab ? children : undefined,
        }))}
      />
    </div>
  );
}

function TabLabel({ text, unread }: { text: string; unread: number }) {
  const t = useText(memberMessages);
  return (
    <span className={css.tab}>
      {text}
      {unread > 0 && (
        <Badge tone="up" look="solid" size="s">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className={page.spoken}>{t('member.letters.unread', { count: unread })}</span>
        </Badge>
      )}
    </span>
  );
}
