import { useText } from '@lobby/i18n';
import { sportsbookMessages } from '../messages/index.ts';
import css from './red-cards.module.css';

interface RedCardsProps {
  readonly count: number;
  /** In a row of a list, or beside the name of a club at the head of its match. */
  readonly size: 's' | 'm';
}

/** How many red cards a side has; nothing where it has none. */
export function RedCards({ count, size }: RedCardsProps) {
  const t = useText(sportsbookMessages);
  if (count === 0) return null;
  return (
    <span className={css.cards} data-size={size} role="img" aria-label={t('sportsbook.redCards', { count })}>
      {count}
    </span>
  );
}
