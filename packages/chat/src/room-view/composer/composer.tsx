import { MESSAGE_CHARACTERS, readableText } from '@lobby/chat-socket/protocol';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { ErrorSign } from '@lobby/ui-kit/error-sign';
import { Icon } from '@lobby/ui-kit/icon';
import { keyPressed } from '@lobby/ui-kit/key-press';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { chatMessages } from '../../messages/index.ts';
import type { Quoted } from '../../rooms/room-state.ts';
import { nameOf } from '../list/author.tsx';
import css from './composer.module.css';
import { Phrases } from './phrases.tsx';

/** From so many characters on it is said how many there are. */
const COUNTED_FROM = MESSAGE_CHARACTERS - 40;

interface ComposerProps {
  readonly text: string;
  readonly replyTo: Quoted | undefined;
  readonly slip: string | undefined;
  /** A message waits already until slow mode ends: another can be written, and not sent yet. */
  readonly isFull: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  onText(text: string): void;
  onDropReply(): void;
  onDropSlip(): void;
  /** @returns false: it was not taken, since a message waits already. */
  onSend(msg: string): boolean;
}

/** The place where a message is written. Enter sends; with Shift a new line begins. */
export function Composer(props: ComposerProps): ReactNode {
  const { text, replyTo, slip, isFull, field, onText } = props;
  const t = useText(chatMessages);
  const [isRefused, setRefused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const msg = readableText(text) || (slip ? t('chat.say.slipText') : '');
  const count = [...msg].length;
  const isSaid = msg !== '' && count <= MESSAGE_CHARACTERS;

  // Whoever answers goes on with writing.
  useEffect(() => {
    if (replyTo) field.current?.focus();
  }, [replyTo, field]);
  useGrowing(field, text);

  const send = () => {
    if (!isSaid) return;
    const isTaken = props.onSend(msg);
    setRefused(!isTaken);
    if (isTaken) setOpen(false);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While characters are chosen, Enter takes one.
    if (keyPressed(event) !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={css.composer}>
      {replyTo && (
        <Attached drop={t('chat.say.dropReply')} onDrop={props.onDropReply}>
          {t('chat.say.replyTo', { name: nameOf(replyTo, t), msg: replyTo.msg })}
        </Attached>
      )}
      {slip && (
        <Attached drop={t('chat.say.dropSlip')} onDrop={props.onDropSlip}>
          {t('chat.say.slip', { code: slip })}
        </Attached>
      )}
      {isOpen && (
        <Phrases
          id={panelId}
          onPick={added => {
            onText(text + added);
            field.current?.focus();
          }}
        />
      )}
      <div className={css.field}>
        <button
          type="button"
          className={css.more}
          aria-label={t('chat.say.more')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'plus'} size={18} />
        </button>
        <textarea
          ref={field}
          className={css.input}
          rows={1}
          aria-label={t('chat.say.label')}
          placeholder={t('chat.say.placeholder')}
          enterKeyHint="send"
          value={text}
          onChange={event => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="primary" size="s" disabledLook={!isSaid || isFull} onClick={send}>
          {t('chat.say.send')}
        </Button>
      </div>
      <p role="status" className={css.refused}>
        {isRefused && isFull && t('chat.say.full')}
      </p>
      {count >= COUNTED_FROM && (
        <p className={css.count} data-over={count > MESSAGE_CHARACTERS || undefined}>
          {count > MESSAGE_CHARACTERS && <ErrorSign />}
          {t('chat.say.count', { count, most: MESSAGE_CHARACTERS })}
        </p>
      )}
    </div>
  );
}

function Attached(props: { drop: string; onDrop(): void; children: ReactNode }): ReactNode {
  const { drop, onDrop, children } = props;
  return (
    <p className={css.attached}>
      <span>{children}</span>
      <button type="button" aria-label={drop} onClick={onDrop}>
        <Icon name="close" size={14} />
      </button>
    </p>
  );
}

/** The field is as high as its lines, up to what its style sheet allows. */
function useGrowing(field: { readonly current: HTMLTextAreaElement | null }, text: string): void {
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.blockSize = 'auto';
    if (text !== '') area.style.blockSize = `${area.scrollHeight + 2}px`;
  }, [field, text]);
}
