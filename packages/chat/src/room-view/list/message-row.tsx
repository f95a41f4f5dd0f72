import type { ChatMessage } from '@lobby/chat-socket/protocol';
import { type SayText, useFormat, useText } from '@lobby/i18n';
import { Menu, type MenuItem } from '@lobby/ui-kit/menu';
import type { ReactNode } from 'react';
import { chatMessages, type MessageId } from '../../messages/index.ts';
import type { RowActions } from '../row-actions.ts';
import { SlipCard } from '../slip-card/slip-card.tsx';
import { Author, AuthorDisc, nameOf } from './author.tsx';
import css from './list.module.css';

interface MessageRowProps {
  readonly id: string;
  readonly message: ChatMessage;
  readonly isActive: boolean;
  readonly canReply: boolean;
  readonly actions: RowActions;
  onActive(key: string): void;
  onReply(message: ChatMessage): void;
}

/** What somebody said. Its text is text: no link in it lives. */
export function MessageRow({ id, message, isActive, onActive, ...acts }: MessageRowProps): ReactNode {
  const t = useText(chatMessages);
  const format = useFormat();
  const isOwn = message.clientId !== undefined;
  const name = nameOf(message, t);
  if (message.isWithdrawn) return <li className={css.system}>{t('chat.row.withdrawn')}</li>;
  return (
    <li
      className={css.row}
      data-own={isOwn || undefined}
      tabIndex={-1}
      onFocus={() => onActive(id)}
      onPointerEnter={() => onActive(id)}
      onPointerDown={() => onActive(id)}
    >
      <AuthorDisc name={message.name} grade={message.grade} />
      <div className={css.body}>
        <p className={css.by}>
          <Author message={message} />
          <time className={css.time} dateTime={new Date(message.at).toISOString()}>
            {format.time(message.at)}
          </time>
        </p>
        {message.replyTo && (
          <p className={css.quoted}>
            <b>{t('chat.row.answers', { name: nameOf(message.replyTo, t) })}</b> {message.replyTo.msg}
          </p>
        )}
        <p className={css.text} dir="auto">
          {message.msg}
        </p>
        {message.slip && <SlipCard code={message.slip} />}
      </div>
      {isActive && (
        <span className={css.menu}>
          <Menu label={t('chat.row.actions', { name })} items={itemsOf(message, acts, t)} />
        </span>
      )}
    </li>
  );
}

function itemsOf(
  message: ChatMessage,
  { actions, canReply, onReply }: Pick<MessageRowProps, 'actions' | 'canReply' | 'onReply'>,
  t: SayText<MessageId>,
): readonly MenuItem[] {
  const { isMember, isModerator } = actions;
  const isOwn = message.clientId !== undefined;
  const reply: MenuItem = {
    id: 'reply',
    icon: 'chat',
    label: t('chat.act.reply'),
    onPress: () => onReply(message),
  };
  const copy: MenuItem = {
    id: 'copy',
    icon: 'copy',
    label: t('chat.act.copy'),
    onPress: () => actions.copy(message),
  };
  const report: MenuItem = {
    id: 'report',
    icon: 'warning',
    label: t('chat.act.report'),
    onPress: () => actions.report(message),
  };
  const ofOthers: readonly MenuItem[] = [
    ...(isMember ? [report] : []),
    { id: 'block', icon: 'eye-off', label: t('chat.act.block'), onPress: () => actions.block(message) },
  ];
  const ofModerators: readonly MenuItem[] = [
    {
      id: 'withdraw',
      icon: 'trash',
      label: t('chat.act.withdraw'),
      onPress: () => actions.withdraw(message),
    },
    { id: 'notes', icon: 'edit', label: t('chat.act.notes'), onPress: () => actions.notes(message) },
    ...[10, 60, 1_440].map(
      (minutes): MenuItem => ({
        id: `mute ${minutes}`,
        icon: 'pause',
        label: t('chat.act.mute', { minutes }),
        onPress: () => actions.mute(message, minutes),
      }),
    ),
  ];
  return [...(canReply ? [reply] : []), copy, ...(isOwn ? [] : isModerator ? ofModerators : ofOthers)];
}
