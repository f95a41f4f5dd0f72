import type { DialogViewProps } from '@lobby/dialogs';
import type { ChatRoomProps } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import type { ReactNode } from 'react';
import { chatMessages } from '../messages/index.ts';
import { ChatRoom } from '../room-view/chat-room.tsx';
import { LeaveRoom } from '../room-view/leave-room.ts';
import css from './room-dialog.module.css';

/** A room of the chat over whatever page one is on. */
export default function RoomDialogView(
  props: DialogViewProps<Pick<ChatRoomProps, 'rid' | 'slip'>>,
): ReactNode {
  const { payload, close } = props;
  const t = useText(chatMessages);
  return (
    <Dialog
      open
      onClose={close}
      title={t(payload.rid === 'lobby' ? 'chat.room.title' : 'chat.room.ofMatch')}
      size="s"
    >
      <div className={css.room}>
        <LeaveRoom value={close}>
          <ChatRoom {...payload} />
        </LeaveRoom>
      </div>
    </Dialog>
  );
}
