import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { Game, ToldPool } from '../venue-types.ts';
import type { GameArtKind } from './game-art.tsx';
import { GameCard } from './game-card.tsx';
import css from './game-grid.module.css';

interface GameGridProps {
  readonly games: readonly Game[];
  readonly kind: GameArtKind;
  readonly label: string;
  /** Others will stand here soon. */
  readonly isLate: boolean;
  isShut(game: Game): boolean;
  poolOf(game: Game): ToldPool | undefined;
  onPlay(game: Game): void;
  onTry(game: Game): void;
  onFavourite(game: Game): void;
}

/** Cards in rows, as many in each as there is room for. Only rows that can be seen are in the page, whatever their number. */
export function GameGrid({ games, kind, label, isLate, isShut, poolOf, ...on }: GameGridProps) {
  const frame = useRef<HTMLElement>(null);
  const columns = useColumns(frame);
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
        games.slice(row * columns, (row + 1) * columns),
      ),
    [games, columns],
  );
  return (
    <section ref={frame} className={css.grid} aria-label={label} aria-busy={isLate}>
      <WindowVirtualizer bufferSize={400} data={rows}>
        {row => (
          <ul
            key={`${row[0]?.channelCode} ${row[0]?.gameCode}`}
            className={css.row}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {row.map(game => (
              <li key={`${game.channelCode} ${game.gameCode}`}>
                <GameCard game={game} kind={kind} isShut={isShut(game)} pool={poolOf(game)} {...on} />
              </li>
            ))}
          </ul>
        )}
      </WindowVirtualizer>
    </section>
  );
}

/** How wide a card is at least, rem. */
const leastCard = 11.5;
/** The distance between cards, rem. */
const gap = 1;

/** How many cards stand beside each other: two on a phone. */
function useColumns(frame: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(2);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const room = current.clientWidth / rem;
      setColumns(Math.max(2, Math.floor((room + gap) / (leastCard + gap))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return columns;
}
