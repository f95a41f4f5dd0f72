import { NOTE_CHARACTERS } from '@lobby/api-client/contract/stream/author-notes';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Spinner } from '@lobby/ui-kit/spinner';
import { TextArea } from '@lobby/ui-kit/text-area';
import type { FormEvent, ReactNode } from 'react';
import { chatMessages } from '../messages/index.ts';
import css from './notes.module.css';

interface Note {
  readonly text: string;
  /** ms */
  readonly at: number;
  readonly isOwn: boolean;
}

interface NotesViewProps {
  /** Of the author, as the room shows it. */
  readonly name: string;
  /** The newest first; undefined: they are not here yet. */
  readonly notes: readonly Note[] | undefined;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly text: string;
  readonly isSaving: boolean;
  onText(text: string): void;
  onAdd(): void;
  onRetry(): void;
  onClose(): void;
}

/** What moderators noted of somebody, and the place for a note more. */
export function NotesView(props: NotesViewProps): ReactNode {
  const { name, text, isSaving } = props;
  const t = useText(chatMessages);
  // As the platform and the field count them: most emoji are two.
  const count = text.trim().length;
  const canAdd = count > 0 && count <= NOTE_CHARACTERS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canAdd && !isSaving) props.onAdd();
  };
  return (
    <Dialog open onClose={props.onClose} title={t('chat.notes.title', { name })} size="s">
      <div className={css.notes}>
        <Noted {...props} />
        <form className={css.form} onSubmit={submit}>
          <TextArea
            label={t('chat.notes.text')}
            value={text}
            rows={3}
            most={NOTE_CHARACTERS}
            readOnly={isSaving}
            hint={t('chat.notes.about')}
            onChange={props.onText}
          />
          <Button type="submit" variant="primary" wide busy={isSaving} disabledLook={!canAdd}>
            {t('chat.notes.add')}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}

function Noted({ notes, hasFailed, isRetrying, onRetry }: NotesViewProps): ReactNode {
  const t = useText(chatMessages);
  const format = useFormat();
  if (hasFailed)
    return <ErrorState size="s" title={t('chat.notes.failed')} busy={isRetrying} onRetry={onRetry} />;
  if (!notes)
    return (
      <p className={css.state}>
        <Spinner size={16} /> {t('chat.notes.loading')}
      </p>
    );
  if (notes.length === 0) return <p className={css.state}>{t('chat.notes.empty')}</p>;
  return (
    <ol className={css.list}>
      {notes.map(({ text, at, isOwn }) => (
        <li key={`${at} ${text}`}>
          <p className={css.by}>
            {t(isOwn ? 'chat.row.me' : 'chat.row.moderator')}
            <time dateTime={new Date(at).toISOString()}>{format.shortDateTime(at)}</time>
          </p>
          <p className={css.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
