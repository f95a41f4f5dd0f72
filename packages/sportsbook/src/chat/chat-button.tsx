import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { toast } from '@lobby/ui-kit/toast';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { sportsbookMessages } from '../messages/index.ts';
import css from './chat-button.module.css';
import { useChat } from './use-chat.ts';

/** Where there is no room beside the prices: the way to the room, which opens over the page. */
export function ChatButton({ rid }: { rid: string }): ReactNode {
  const t = useText(sportsbookMessages);
  const dispatch = useDispatch();
  const chat = useChat();
  if (!chat) return null;
  const open = () =>
    chat.load().then(
      parts => dispatch(parts.open({ rid })),
      () => toast.error(t('sportsbook.chat.failed')),
    );
  return (
    <button type="button" className={css.button} aria-haspopup="dialog" onClick={() => void open()}>
      <Icon name="chat" size={20} />
      {t('sportsbook.chat.title')}
    </button>
  );
}
