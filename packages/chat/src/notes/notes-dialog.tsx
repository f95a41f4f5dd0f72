import { useAuthorNotesQuery, useNoteAuthorMutation } from '@lobby/api/endpoints/author-notes';
import type { DialogViewProps } from '@lobby/dialogs';
import { type ReactNode, useState } from 'react';
import { NotesView } from './notes.view.tsx';

/** Somebody who writes, by a message of theirs. */
export interface NotedAuthor {
  readonly rid: string;
  readonly id: string;
  /** As the room shows it. */
  readonly name: string;
}

/** The notes on somebody, read when it is opened and after each note. */
export default function NotesDialog({ payload, close }: DialogViewProps<NotedAuthor>): ReactNode {
  const { rid, id, name } = payload;
  const { data, isError, isFetching, refetch } = useAuthorNotesQuery({ rid, id });
  const [note, { isLoading: isSaving }] = useNoteAuthorMutation();
  const [text, setText] = useState('');
  const add = async () => {
    const { error } = await note({ rid, id, text });
    if (error) return;
    setText('');
    void refetch();
  };
  return (
    <NotesView
      name={name}
      notes={data}
      hasFailed={isError}
      isRetrying={isFetching}
      text={text}
      isSaving={isSaving}
      onText={setText}
      onAdd={() => void add()}
      onRetry={() => void refetch()}
      onClose={close}
    />
  );
}
