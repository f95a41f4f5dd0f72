import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { ErrorSign } from '@lobby/ui-kit/error-sign';
import { Icon } from '@lobby/ui-kit/icon';
import { Spinner } from '@lobby/ui-kit/spinner';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { chatMessages } from '../../messages/index.ts';
import type { OwnMessage } from '../../rooms/room-state.ts';
import { LeaveRoom } from '../leave-room.ts';
import { AuthorDisc } from './author.tsx';
import css from './list.module.css';

interface OwnRowProps {
  readonly own: OwnMessage;
  /** Until it is sent, where it is held. */
  readonly seconds: number | undefined;
  /** There is a place to write it anew. */
  readonly canWrite: boolean;
  onDrop(clientId: string): void;
  onAgain(clientId: string): void;
}

/** What is said here and not told by the room yet: on its way, or why it was not taken, with nothing of it lost. */
export function OwnRow({ own, seconds, canWrite, onDrop, onAgain }: OwnRowProps): ReactNode {
  const t = useText(chatMessages);
  const { state, clientId } = own;
  const help = paths.help.bczr();
  const pathExists = usePathExists();
  const leave = use(LeaveRoom);
  return (
    <li className={css.row} data-own data-state={state === 'sending' || state === 'held' ? state : 'refused'}>
      <AuthorDisc name="" grade={0} />
      <div className={css.body}>
        <p className={css.by}>
          <b>{t('chat.row.me')}</b>
          {state === 'sending' && (
            <span className={css.note}>
              <Spinner size={12} /> {t('chat.row.sending')}
            </span>
          )}
        </p>
        <p className={css.text} dir="auto">
          {own.msg}
        </p>
        {state === 'held' && (
          <p className={css.held}>
            <Icon name="clock" size={14} />
            <span>
              {t('chat.row.held')}
              {/* Not read out each second. */}
              <span aria-hidden="true" translate="no">
                {t('chat.row.heldSeconds', { seconds: seconds ?? 1 })}
              </span>
            </span>
            <button type="button" onClick={() => onAgain(clientId)}>
              {t('chat.row.takeBack')}
            </button>
          </p>
        )}
        {state !== 'sending' && state !== 'held' && (
          <p className={css.refusal}>
            <ErrorSign />
            {t(state === 'not-sent' ? 'chat.row.notSent' : `chat.refused.${state}`)}
            {state === 'care' && pathExists(help) && (
              <Link to={help} onClick={leave}>
                {t('chat.row.help')}
              </Link>
            )}
            {canWrite && (
              <button type="button" onClick={() => onAgain(clientId)}>
                {t('chat.row.again')}
              </button>
            )}
            <button type="button" onClick={() => onDrop(clientId)}>
              {t('chat.row.drop')}
            </button>
          </p>
        )}
      </div>
    </li>
  );
}
