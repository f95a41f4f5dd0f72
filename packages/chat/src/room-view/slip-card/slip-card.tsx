import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Ticket } from '@lobby/ui-kit/ticket';
import { type ReactNode, use, useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { chatMessages } from '../../messages/index.ts';
import { LeaveRoom } from '../leave-room.ts';
import css from './slip-card.module.css';
import { SlipPicks } from './slip-picks.tsx';

const sportsbook = paths.game.sport({ enName: 'crty' });

/** A bet slip that somebody shared. Who takes it gets its picks at the prices of the moment. */
export function SlipCard({ code }: { code: string }): ReactNode {
  const t = useText(chatMessages);
  const isThere = usePathExists()(sportsbook);
  const { pathname, search } = useLocation();
  const leave = use(LeaveRoom);
  const { sharedSlip } = useSlots();
  // Its code leads to nothing: there is nothing to take.
  const [isOver, setOver] = useState(false);
  const end = useCallback(() => setOver(true), []);
  // The match that is open stays open.
  const params = new URLSearchParams(pathname === sportsbook ? search : '');
  params.set('slip', code);
  return (
    <div className={css.card}>
      <Ticket
        foot={
          isThere &&
          (isOver ? (
            <p className={css.over}>{t('chat.slip.over')}</p>
          ) : (
            <Link
              className={css.add}
              to={`${sportsbook}?${params}`}
              replace={leave !== undefined}
              onClick={leave}
            >
              {t('chat.slip.add')}
            </Link>
          ))
        }
      >
        <p className={css.title}>
          <Icon name="ticket" size={16} /> {t('chat.slip.title')}
          <span className={css.code}>{`${code.slice(0, 5)}-${code.slice(5)}`}</span>
        </p>
        {isThere && sharedSlip && <SlipPicks code={code} load={sharedSlip} onOver={end} />}
      </Ticket>
    </div>
  );
}
