import { nameSport } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { iconOf } from '@lobby/sports';
import { Icon } from '@lobby/ui-kit/icon';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { sportsbookMessages } from '../messages/index.ts';
import { useListPath } from '../query/use-browse-query.ts';
import type { ListRow } from './arrange.ts';
import css from './sport-head.module.css';

interface SportHeadProps {
  readonly row: Extract<ListRow, { type: 'sport' }>;
}

/** Above the leagues of a sport in the list of all sports; it leads to the list of that sport. */
export const SportHead = memo(function SportHead({ row: { sport, count } }: SportHeadProps) {
  const t = useText(sportsbookMessages);
  const pathOf = useListPath();
  const name = nameSport(t, sport);
  return (
    <h2 className={css.sport}>
      <Link className={css.link} to={pathOf(sport)} title={t('sportsbook.sports.only', { sport: name })}>
        <Icon name={iconOf(sport)} size={18} />
        <span>{name}</span>
        <span className={css.count}>{count}</span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </h2>
  );
});
