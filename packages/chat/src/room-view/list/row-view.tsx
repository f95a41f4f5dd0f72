import type { ChatMessage } from '@lobby/chat-socket/protocol';
import { useFormat, useText } from '@lobby/i18n';
import { memo, type ReactNode } from 'react';
import { chatMessages } from '../../messages/index.ts';
import type { Row } from '../../rooms/rows.ts';
import type { RowActions } from '../row-actions.ts';
import { EventRow } from './event-row.tsx';
import css from './list.module.css';
import { MessageRow } from './message-row.tsx';
import { OwnRow } from './own-row.tsx';

interface RowViewProps {
  readonly row: Row;
  /** It shows what can be done with it. */
  readonly isActive: boolean;
  readonly canReply: boolean;
  readonly actions: RowActions;
  /** Until the message is sent that this row shows as held. */
  readonly heldSeconds: number | undefined;
  onActive(key: string): void;
  onReply(message: ChatMessage): void;
  onDrop(clientId: string): void;
  onAgain(clientId: string): void;
}

/** One row of a room, drawn again only when something of it changes. */
export const RowView = memo(
  function RowView(props: RowViewProps): ReactNode {
    const { row } = props;
    switch (row.kind) {
      case 'time':
        return <TimeRow at={row.at} isNewDay={row.isNewDay} />;
      case 'unread':
        return <UnreadRow />;
      case 'event':
        return <EventRow event={row.event} />;
      case 'own':
        return (
          <OwnRow
            own={row.own}
            seconds={props.heldSeconds}
            canWrite={props.canReply}
            onDrop={props.onDrop}
            onAgain={props.onAgain}
          />
        );
      case 'message':
        return <MessageRow {...props} id={row.key} message={row.message} />;
    }
  },
  (one, other) =>
    one.isActive === other.isActive &&
    one.canReply === other.canReply &&
    one.heldSeconds === other.heldSeconds &&
    one.actions === other.actions &&
    isSame(one.row, other.row),
);

/** Rows are made anew with each frame; what they are made of stays. */
function isSame(one: Row, other: Row): boolean {
  if (one.kind !== other.kind || one.key !== other.key) return false;
  if (one.kind === 'message') return other.kind === 'message' && one.message === other.message;
  if (one.kind === 'own') return other.kind === 'own' && one.own === other.own;
  return true;
}

function TimeRow({ at, isNewDay }: { at: number; isNewDay: boolean }): ReactNode {
  const format = useFormat();
  return (
    <li className={css.system}>
      <time dateTime={new Date(at).toISOString()}>
        {isNewDay ? format.shortDateTime(at) : format.time(at)}
      </time>
    </li>
  );
}

function UnreadRow(): ReactNode {
  const t = useText(chatMessages);
  return <li className={css.unread}>{t('chat.room.unread')}</li>;
}
