import { useText } from '@lobby/i18n';
import { Crest } from '@lobby/ui-kit/crest';
import { Icon } from '@lobby/ui-kit/icon';
import { memo, type ReactNode } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import { countedWords, setWords } from '../sets/count-words.ts';
import type { ListRow } from './arrange.ts';
import grid from './column-grid.module.css';
import { type Column, layoutOf } from './columns/columns.ts';
import css from './league-head.module.css';

export type LeagueRow = Extract<ListRow, { type: 'league' }>;

interface LeagueHeadProps {
  readonly row: LeagueRow;
  readonly columns: readonly Column[];
  readonly isMarked: boolean;
  /** Of its heading: below the name of a sport where the list has several. */
  readonly level: 'h2' | 'h3';
  onToggle(id: string): void;
  onMark(id: string): void;
}

/** A league of the list, to open and close, over the titles of its columns. */
export const LeagueHead = memo(function LeagueHead(props: LeagueHeadProps): ReactNode {
  const { row, columns, isMarked, level: Heading, onToggle, onMark } = props;
  const t = useText(sportsbookMessages);
  return (
    <div
      className={`${grid.row} ${css.league}`}
      data-expanded={row.expanded}
      data-columns={layoutOf(columns)}
      data-sets={columns.some(({ counts }) => counts) ? '' : undefined}
    >
      <div className={css.leagueTitle}>
        <Heading className={css.heading}>
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
        </Heading>
        <button
          type="button"
          className={css.mark}
          aria-pressed={isMarked}
          aria-label={t('sportsbook.favourite.league', { league: row.name })}
          title={t(isMarked ? 'sportsbook.favourite.leagueOff' : 'sportsbook.favourite.leagueOn')}
          onClick={() => onMark(row.id)}
        >
          <Icon name="star" size={16} />
        </button>
      </div>
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
      {columns.map(column => (
        <span key={column.id} className={css.columnTitle}>
          {t('sportsbook.column', {
            period: t(periodWord(column)),
            kind: t(kindWord(column)),
          })}
        </span>
      ))}
      <span className={css.moreTitle}>{t('sportsbook.more')}</span>
    </>
  );
}

/** Which part of a match a column is about. */
function periodWord({ kind, period, counts, part }: Column) {
  if (kind === 'set-winner') return `sportsbook.period.set.${setWords(counts ?? 'points')}` as const;
  if (period === 'full') return 'sportsbook.period.full';
  return part ? (`betting.half.${part}` as const) : 'betting.half';
}

type Titled = 'handicap' | 'total' | 'set-handicap';

/** What a column is called: by what it counts in a sport of sets. */
function kindWord({ kind, counts }: Column) {
  if (kind === 'set-winner') return 'sportsbook.kind.1x2';
  if (!counts || kind === '1x2') return `sportsbook.kind.${kind as 'handicap' | 'total' | '1x2'}` as const;
  return `sportsbook.kind.${kind as Titled}.${countedWords(counts)}` as const;
}
