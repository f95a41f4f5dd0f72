import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { chatMessages } from '../../messages/index.ts';
import type { RoomEvent } from '../../rooms/room-state.ts';
import { nameOf } from './author.tsx';
import css from './list.module.css';

/** What happened in the room: somebody of a high grade came, a gift, a goal. */
export function EventRow({ event }: { event: RoomEvent }): ReactNode {
  const t = useText(chatMessages);
  const format = useFormat();
  switch (event.kind) {
    case 'join':
      return (
        <li className={css.system}>
          <Icon name="vip" size={14} />
          {t('chat.event.join', { name: nameOf(event.told, t), grade: event.told.grade })}
        </li>
      );
    case 'gift':
      return (
        <li className={css.system} data-tone="gold">
          <Icon name="gift" size={14} />
          {t('chat.event.gift', {
            name: nameOf(event.told, t),
            gift: event.told.gift,
            amount: format.money(event.told.amount),
          })}
        </li>
      );
    case 'score':
      return (
        <li className={css.system} data-tone="score">
          <Icon name="football" size={14} />
          {t('chat.event.score', { home: event.told.home, away: event.told.away })}
        </li>
      );
  }
}
