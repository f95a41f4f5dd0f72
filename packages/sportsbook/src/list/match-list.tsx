import { useText } from '@lobby/i18n';
import { useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { sportsbookMessages } from '../messages/index.ts';
import type { Density } from '../remembered/list-memory.ts';
import type { ListRow } from './arrange.ts';
import type { ColumnsOfSport } from './columns/columns.ts';
import type { OpennessOf } from './columns/openness.ts';
import { useKeptHeights } from './kept-heights.ts';
import { LeagueHead } from './league-head.tsx';
import { LeagueStrip } from './league-strip.tsx';
import { ListFrame } from './list-frame.by-look.tsx';
import css from './match-list.module.css';
import { MatchRow } from './match-row.tsx';
import { SportHead } from './sport-head.tsx';

interface MatchListProps {
  /** Which list it is, for who comes back to it: its rows are as high as they were. */
  readonly id?: string;
  readonly rows: readonly ListRow[];
  /** As the rows were arranged by; another one folds and unfolds them anew. */
  readonly openness: OpennessOf;
  readonly columns: ColumnsOfSport;
  readonly density?: Density;
  /** The leagues that stand in front. */
  readonly favourites?: ReadonlySet<string>;
  onToggleLeague(id: string): void;
  onMarkLeague?(id: string): void;
}

const none: ReadonlySet<string> = new Set();
const nothing = () => {};

/** Leagues as accordions over their matches. Only what can be seen is in the page, whatever the length. */
export function MatchList(props: MatchListProps) {
  const { id, rows, openness, columns, density = 'roomy', favourites = none } = props;
  const { onToggleLeague, onMarkLeague = nothing } = props;
  const t = useText(sportsbookMessages);
  const level = rows[0]?.type === 'sport' ? 'h3' : 'h2';
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  const heights = useKeptHeights(id, virtualizer);
  return (
    <section className={css.list} data-density={density} aria-label={t('sportsbook.list')}>
      <ListFrame>
        <LeagueStrip rows={rows} columns={columns} virtualizer={virtualizer} />
        <WindowVirtualizer ref={virtualizer} bufferSize={400} cache={heights}>
          {rows.map(row =>
            row.type === 'sport' ? (
              <SportHead key={`sport ${row.sport}`} row={row} />
            ) : row.type === 'league' ? (
              <LeagueHead
                key={`league ${row.id}`}
                row={row}
                level={level}
                columns={columns(row.sport)}
                isMarked={favourites.has(row.id)}
                onToggle={onToggleLeague}
                onMark={onMarkLeague}
              />
            ) : (
              <MatchRow
                key={row.ecid}
                ecid={row.ecid}
                columns={columns(row.sport)}
                isLast={row.isLast}
                arranged={openness}
              />
            ),
          )}
        </WindowVirtualizer>
      </ListFrame>
    </section>
  );
}
