import { useText } from '@lobby/i18n';
import { Crest } from '@lobby/ui-kit/crest';
import { Icon } from '@lobby/ui-kit/icon';
import { memo, type ReactNode } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import type { ListRow } from './arrange.ts';
import grid from './column-grid.module.css';
import type { Column } from './columns.ts';
import css from './league-head.module.css';

export type LeagueRow = Extract<ListRow, { type: 'league' }>;

interface LeagueHeadProps {
  readonly row: LeagueRow;
  readonly columns: readonly Column[];
  onToggle(id: string): void;
}

/** A league of the list, to open and close, over the titles of its columns. */
export const LeagueHead = memo(function LeagueHead({ row, columns, onToggle }: LeagueHeadProps): ReactNode {
  const t = useText(sportsbookMessages);
  return (
    <div className={`${grid.row} ${css.league}`} data-expanded={row.expanded} data-columns={columns.length}>
      <h2 className={css.leagueTitle}>
        <button
          type="button"
          className={css.leagueButton}
          aria-expanded={row.expanded}
          aria-label={t('sportsbook.toggleLeague', { league: row.name, count: row.count })}
          onClick={() => onToggle(row.id)}
        >
          <LeagueName row={row} />
          <span className={css.chevron} aria-hidden="true">
            <Icon name="chevron-down" size={16} />
          </span>
        </button>
      </h2>
      {row.expanded && <ColumnTitles columns={columns} />}
    </div>
  );
});

/** The name of a league, as its head and its strip show it. */
export function LeagueName({ row }: { row: LeagueRow }): ReactNode {
  return (
    <>
      <Crest id={row.id} kind="league" className={css.crest} />
      <span className={css.leagueName}>{row.name}</span>
      <span className={css.count}>{row.count}</span>
    </>
  );
}

/** What the columns below are. */
export function ColumnTitles({ columns }: { columns: readonly Column[] }): ReactNode {
  const t = useText(sportsbookMessages);
  return (
    <>
      {columns.map(({ id, kind, period }) => (
        <span key={id} className={css.columnTitle}>
          {t('sportsbook.column', {
            period: t(`sportsbook.period.${period}`),
            kind: t(`sportsbook.kind.${kind as 'handicap' | 'total' | '1x2'}`),
          })}
        </span>
      ))}
      <span className={css.moreTitle}>{t('sportsbook.more')}</span>
    </>
  );
}
