import { MESSAGE_CHARACTERS } from '@lobby/chat-socket/protocol';
import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { chatMessages } from '../messages/index.ts';
import css from './room.module.css';

const terms = ['contact', 'money', 'respect', 'refused', 'kept'] as const;

/** What holds in every room, to be opened by whoever wants to read it. */
export function RoomTerms(): ReactNode {
  const t = useText(chatMessages);
  return (
    <details className={css.terms}>
      <summary>{t('chat.room.terms')}</summary>
      <ul>
        {terms.map(term => (
          <li key={term}>{t(`chat.room.term.${term}`, { characters: MESSAGE_CHARACTERS })}</li>
        ))}
      </ul>
    </details>
  );
}
