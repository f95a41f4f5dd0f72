import type { SayText } from '@lobby/i18n';
import { copyText } from '@lobby/ui-kit/copy-text';
import { toast } from '@lobby/ui-kit/toast';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { MessageId } from '../messages/index.ts';
import { notesDialog } from '../notes/notes.dialog.ts';
import { blockPerson, unblockAll } from '../rooms/blocked.ts';
import type { Chat } from '../rooms/chat-store.ts';
import { nameOf } from './list/author.tsx';
import type { RowActions } from './row-actions.ts';

/** What is done with the messages of a room. */
export function useRowActions(
  chat: Chat,
  rid: string,
  { isMember, isModerator }: Pick<RowActions, 'isMember' | 'isModerator'>,
  t: SayText<MessageId>,
): RowActions {
  const dispatch = useDispatch();
  return useMemo(() => {
    const failed = () => toast.error(t('chat.act.failed'));
    return {
      ...{ isMember, isModerator },
      copy: ({ msg }) =>
        void copyText(msg, { copied: t('chat.act.copied'), failed: t('chat.act.copyFailed') }),
      report({ id }) {
        if (chat.block(rid, id, '')) toast.success(t('chat.act.reported'));
        else failed();
      },
      block({ by }) {
        blockPerson(by);
        toast.success(t('chat.act.blocked'));
      },
      withdraw({ id }) {
        if (!chat.block(rid, id, '')) failed();
      },
      mute({ id }, minutes) {
        if (!chat.mute(rid, id, minutes, t('chat.act.muteReason'))) failed();
      },
      notes: message => void dispatch(notesDialog.open({ rid, id: message.id, name: nameOf(message, t) })),
      unblockAll,
    };
  }, [chat, rid, isMember, isModerator, t, dispatch]);
}
