import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Ticket } from '@lobby/ui-kit/ticket';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chatMessages } from '../../messages/index.ts';
import css from './slip-card.module.css';

const sportsbook = paths.game.sport({ enName: 'crty' });

/** A bet slip that somebody shared. Who takes it gets its picks at the prices of the moment. */
export function SlipCard({ code }: { code: string }): ReactNode {
  const t = useText(chatMessages);
  const isThere = usePathExists()(sportsbook);
  return (
    <div className={css.card}>
      <Ticket
        foot={
          isThere && (
            <Link className={css.add} to={{ pathname: sportsbook, search: `?slip=${code}` }}>
              {t('chat.slip.add')}
            </Link>
          )
        }
      >
        <p className={css.title}>
          <Icon name="ticket" size={16} /> {t('chat.slip.title')}
          <span className={css.code}>{`${code.slice(0, 5)}-${code.slice(5)}`}</span>
        </p>
      </Ticket>
    </div>
  );
}
