import { paths } from '@lobby/feature';
import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { floatingMessages } from '../floating-bar/messages/index.ts';
import styles from './chat-way.module.css';
import { useOpenChat } from './use-open-chat.ts';

/** Where the home page has no floating bar. */
const narrow = '(max-width: 1359.98px)';
/** Where the slip of the sportsbook, and with it the room, is not beside the prices. */
const slipAsBar = '(max-width: 72.5rem)';

/** The way to the room of the page where nothing stands beside it: a button over the page. */
export function ChatWay(): ReactNode {
  const t = useText(floatingMessages);
  const { pathname } = useLocation();
  const isThere = useMedia(pathname === paths.home() ? narrow : slipAsBar);
  const open = useOpenChat();
  if (!open || !isThere) return null;
  return (
    <button type="button" className={styles.way} aria-haspopup="dialog" onClick={open}>
      <Icon name="chat" size={20} />
      {t('floating.chat')}
    </button>
  );
}
