import { MESSAGE_CHARACTERS, type ScorePoll } from '@lobby/chat-socket/protocol';
import { useFormat, useText } from '@lobby/i18n';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { chatMessages } from '../messages/index.ts';
import { heldIn } from '../rooms/held.ts';
import { canWrite, type Standing } from '../rooms/may-say.ts';
import type { Draft, OwnMessage, Quoted, Room } from '../rooms/room-state.ts';
import type { Row } from '../rooms/rows.ts';
import { Composer } from './composer/composer.tsx';
import { StandingLine, secondsUntil } from './composer/standing-line.tsx';
import { MessageList } from './list/message-list.tsx';
import { ScorePollCard } from './poll/score-poll-card.tsx';
import css from './room.module.css';
import type { RowActions } from './row-actions.ts';

interface RoomViewProps {
  /** Undefined: it is entered. */
  readonly room: Room | undefined;
  readonly rows: readonly Row[];
  readonly standing: Standing;
  /** ms */
  readonly now: number;
  /** When slow mode ends and what it holds is sent, ms. */
  readonly slowUntil?: number;
  /** How many people's messages are left out. */
  readonly blockedCount: number;
  /** The code of a bet slip that goes with what is written next. */
  readonly attached?: string | undefined;
  readonly actions: RowActions;
  /** What was written here before and not sent. */
  readonly draft?: string;
  onDraft?(text: string): void;
  /** @returns false: a message waits already, and this one stays where it was written. */
  onSay(draft: Draft): boolean;
  /** Takes an own message that was not taken, or waits, out of the room. @returns it, where it is there. */
  onTakeBack(clientId: string): OwnMessage | undefined;
  onOlder(): void;
  onPredict(home: number, away: number): void;
}

/** A room: who is there, what is said, and the place to say something, or why not. */
export function RoomView(props: RoomViewProps): ReactNode {
  const { room, rows, standing, now, slowUntil = now, blockedCount, attached, actions } = props;
  const t = useText(chatMessages);
  const format = useFormat();
  const [text, keepText] = useState(props.draft ?? '');
  const setText = (next: string) => {
    keepText(next);
    props.onDraft?.(next);
  };
  const [replyTo, setReplyTo] = useState<Quoted>();
  const [slip, setSlip] = useSlip(attached);
  const field = useRef<HTMLTextAreaElement>(null);
  // Rows are not drawn again with each letter: they ask for what is written when they are pressed.
  const written = useRef({ text, replyTo, slip });
  useEffect(() => {
    written.current = { text, replyTo, slip };
  }, [text, replyTo, slip]);
  const { status, poll } = room ?? {};
  const isWritable = canWrite(standing);
  return (
    <section className={css.room} aria-label={t('chat.room.title')}>
      <header className={css.head}>
        {status && <span>{t('chat.room.count', { count: format.number(status.count) })}</span>}
        <RoomTerms />
        {blockedCount > 0 && (
          <span className={css.blocked}>
            {t('chat.room.blocked', { count: blockedCount })}
            <button type="button" className={css.quiet} onClick={actions.unblockAll}>
              {t('chat.room.unblock')}
            </button>
          </span>
        )}
      </header>
      {status?.pinned && (
        <p className={css.pinned}>
          <b>{t('chat.room.pinned')}</b> {status.pinned}
        </p>
      )}
      <MessageList
        rows={rows}
        hasMore={room?.hasMore}
        standing={standing}
        isEntered={room?.entry === 'joined'}
        canReply={isWritable}
        actions={actions}
        onReply={({ id, name, msg }) => setReplyTo({ id, name, msg })}
        onOlder={props.onOlder}
        onDrop={props.onTakeBack}
        heldSeconds={secondsUntil(slowUntil, now)}
        onAgain={clientId => {
          const own = props.onTakeBack(clientId);
          if (!own) return;
          // Nothing that was written meanwhile is lost.
          const before = written.current;
          setText([own.msg, before.text].filter(Boolean).join('\n'));
          setReplyTo(own.replyTo ?? before.replyTo);
          setSlip(own.slip ?? before.slip);
          field.current?.focus();
        }}
      />
      {poll && hasPoll(poll) && (
        <ScorePollCard poll={poll} canAnswer={isWritable && actions.isMember} onAnswer={props.onPredict} />
      )}
      <footer className={css.foot}>
        <StandingLine standing={standing} now={now} />
        {isWritable && (
          <Composer
            text={text}
            replyTo={replyTo}
            slip={slip}
            isFull={room !== undefined && heldIn(room) !== undefined}
            field={field}
            onText={setText}
            onDropReply={() => setReplyTo(undefined)}
            onDropSlip={() => setSlip(undefined)}
            onSend={msg => {
              if (!props.onSay({ msg, replyTo, slip })) return false;
              setText('');
              setReplyTo(undefined);
              setSlip(undefined);
              return true;
            }}
          />
        )}
      </footer>
    </section>
  );
}

/** A poll that is over says nothing where nobody answered. */
const hasPoll = ({ isClosed, answers, own }: ScorePoll) =>
  !isClosed || answers.length > 0 || own !== undefined;

/** The slip that goes along: the last one that was brought, until it is taken away or sent. */
function useSlip(attached: string | undefined) {
  const [slip, setSlip] = useState(attached);
  const [before, setBefore] = useState(attached);
  if (before !== attached) {
    setBefore(attached);
    setSlip(attached);
  }
  return [slip, setSlip] as const;
}

const terms = ['contact', 'money', 'respect', 'refused', 'kept'] as const;

/** What holds in every room, to be opened by whoever wants to read it. */
function RoomTerms(): ReactNode {
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
