import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { memo, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import { sportsbookMessages } from '../messages/index.ts';
import type { ListRow } from './arrange.ts';
import type { Column } from './columns.ts';
import css from './match-list.module.css';
import { MatchRow } from './match-row.tsx';

interface MatchListProps {
  readonly rows: readonly ListRow[];
  readonly columns: readonly Column[];
  onToggleLeague(id: string): void;
}

/** Leagues as accordions over their matches. Only what can be seen is in the page, whatever the length. */
export function MatchList({ rows, columns, onToggleLeague }: MatchListProps) {
  const t = useText(sportsbookMessages);
  return (
    <section className={css.list} aria-label={t('sportsbook.list')}>
      <WindowVirtualizer bufferSize={400}>
        {rows.map(row =>
          row.type === 'league' ? (
            <LeagueHead key={`league ${row.id}`} row={row} columns={columns} onToggle={onToggleLeague} />
          ) : (
            <MatchRow key={row.ecid} ecid={row.ecid} columns={columns} isLast={row.isLast} />
          ),
        )}
      </WindowVirtualizer>
    </section>
  );
}

interface LeagueHeadProps {
  readonly row: Extract<ListRow, { type: 'league' }>;
  readonly columns: readonly Column[];
  onToggle(id: string): void;
}

const LeagueHead = memo(function LeagueHead({ row, columns, onToggle }: LeagueHeadProps): ReactNode {
  const t = useText(sportsbookMessages);
  return (
    <div className={css.league} data-expanded={row.expanded} data-columns={columns.length}>
      <h2 className={css.leagueTitle}>
        <button
          type="button"
          className={css.leagueButton}
          aria-expanded={row.expanded}
          aria-label={t('sportsbook.toggleLeague', { league: row.name, count: row.count })}
          onClick={() => onToggle(row.id)}
        >
          <Icon name="champion" size={18} />
          <span className={css.leagueName}>{row.name}</span>
          <span className={css.count}>{row.count}</span>
          <span className={css.chevron} aria-hidden="true">
            <Icon name="chevron-down" size={16} />
          </span>
        </button>
      </h2>
      {row.expanded &&
        columns.map(({ id, kind, period }) => (
          <span key={id} className={css.columnTitle}>
            {t('sportsbook.column', {
              period: t(`sportsbook.period.${period}`),
              kind: t(`sportsbook.kind.${kind as 'handicap' | 'total' | '1x2'}`),
            })}
          </span>
        ))}
      {row.expanded && <span className={css.moreTitle}>{t('sportsbook.more')}</span>}
    </div>
  );
});
