import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import type { ListRow } from './arrange.ts';
import grid from './column-grid.module.css';
import { type ColumnsOfSport, layoutOf } from './columns/columns.ts';
import head from './league-head.module.css';
import { ColumnTitles, LeagueName, type LeagueRow } from './league-head.tsx';
import css from './league-strip.module.css';
import { stripAt } from './strip-at.ts';

interface LeagueStripProps {
  readonly rows: readonly ListRow[];
  readonly columns: ColumnsOfSport;
  readonly virtualizer: RefObject<WindowVirtualizerHandle | null>;
}

/**
 * The league and its columns under the header of the site, while its matches are there and its own head is not. Only
 * for the eye: the head itself is read out.
 */
export function LeagueStrip({ rows, columns, virtualizer }: LeagueStripProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ row: LeagueRow; shift: number }>();
  const heads = useMemo(
    () =>
      rows.flatMap((row, index) =>
        row.type === 'league' ? [{ row, index, last: lastMatchOf(rows, index) }] : [],
      ),
    [rows],
  );

  useLayoutEffect(() => {
    const update = () => {
      const { top, height } = scrolledTo(place.current);
      const strip = stripAt(top, height, placesOf(heads, height, virtualizer.current));
      const row = strip && heads[strip.index]?.row;
      const next = row?.expanded ? { row, shift: strip?.shift ?? 0 } : undefined;
      setShown(before => (before?.row === next?.row && before?.shift === next?.shift ? before : next));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [heads, rows, virtualizer]);

  return (
    <div ref={place} className={css.place} aria-hidden="true">
      <div className={css.window}>
        {shown && (
          <div
            className={`${grid.row} ${head.league} ${css.strip}`}
            data-columns={layoutOf(columns(shown.row.sport))}
            style={{ translate: `0 ${shown.shift}px` }}
          >
            <span className={head.leagueButton}>
              <LeagueName row={shown.row} />
            </span>
            <ColumnTitles columns={columns(shown.row.sport)} />
          </div>
        )}
      </div>
    </div>
  );
}

/** How much of the list is above the place of the strip, and how high that is: px. */
function scrolledTo(place: HTMLElement | null): { top: number; height: number } {
  const above = place?.parentElement?.getBoundingClientRect().top ?? 0;
  return {
    top: (place?.getBoundingClientRect().top ?? 0) - above,
    height: place?.firstElementChild?.clientHeight ?? 0,
  };
}

/** Where the matches of the league at `index` end: at itself when it is collapsed. */
function lastMatchOf(rows: readonly ListRow[], index: number): number {
  const next = rows.findIndex(({ type }, at) => at > index && type !== 'match');
  return (next === -1 ? rows.length : next) - 1;
}

function placesOf(
  heads: readonly { readonly index: number; readonly last: number }[],
  height: number,
  virtualizer: WindowVirtualizerHandle | null,
) {
  if (!virtualizer) return [];
  return heads.map(({ index, last }) => {
    const endOf = (item: number) => virtualizer.getItemOffset(item) + virtualizer.getItemSize(item);
    // Above a head is its distance to the league before it.
    return { start: endOf(index) - height, end: endOf(last) };
  });
}
