import type { ChatMessage } from '@lobby/chat-socket/protocol';
import { type SayText, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { chatMessages, type MessageId } from '../../messages/index.ts';
import css from './author.module.css';

/** The name of somebody, or that it is a guest. */
export const nameOf = ({ name }: { readonly name: string }, t: SayText<MessageId>): string =>
  name === '' ? t('chat.row.guest') : name;

/** Who said it: the masked name, and what is known of them beside it. */
export function Author({
  message,
}: {
  message: Pick<ChatMessage, 'name' | 'grade' | 'isModerator' | 'clientId'>;
}): ReactNode {
  const t = useText(chatMessages);
  const { grade, isModerator, clientId } = message;
  return (
    <>
      <b className={css.name}>{nameOf(message, t)}</b>
      {clientId !== undefined && <span className={css.me}>{t('chat.row.me')}</span>}
      {grade > 0 && (
        <abbr className={css.grade} data-tier={tierOf(grade)} title={t('chat.row.gradeLabel', { grade })}>
          {t('chat.row.grade', { grade })}
        </abbr>
      )}
      {isModerator && <span className={css.moderator}>{t('chat.row.moderator')}</span>}
    </>
  );
}

/** Two letters of a name on the colour of the grade. Decorative: the name is beside it. */
export function AuthorDisc({ name, grade }: { name: string; grade: number }): ReactNode {
  const letters = name
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase();
  return (
    <span className={css.disc} data-tier={tierOf(grade)} aria-hidden="true">
      {letters || <Icon name="user" size={16} />}
    </span>
  );
}

/** Grades share four colours, so that each stays told from the others. */
const tierOf = (grade: number): number => (grade <= 0 ? 0 : grade <= 2 ? 1 : grade <= 5 ? 2 : 3);
