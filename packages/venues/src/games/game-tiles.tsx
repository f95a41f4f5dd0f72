import { useText } from '@lobby/i18n';
import { Spinner } from '@lobby/ui-kit/spinner';
import { venuesMessages } from '../messages/index.ts';
import type { Game, ListedCategory, ToldPool } from '../venue-types.ts';
import { artOf, GameArt } from './game-art.tsx';
import css from './game-tiles.module.css';
import { JackpotCounter } from './jackpot-counter.tsx';
import { poolKey } from './pools/pool-key.ts';

interface GameTilesProps {
  readonly games: readonly Game[];
  readonly category: ListedCategory;
  readonly label: string;
  /** The shared jackpots by the key of their game, where they are told. */
  readonly pools?: ReadonlyMap<string, ToldPool>;
  /** The venue is shut: there is no way in. */
  readonly isShut: boolean;
  /** The code of the game that is being entered; empty for a lobby. */
  readonly entering: string | undefined;
  onPlay(game: Game): void;
}

/** Games in one row or two: the drawing, the name, what it pays back; a press plays. */
export function GameTiles({ games, category, label, pools, isShut, entering, onPlay }: GameTilesProps) {
  const t = useText(venuesMessages);
  const isWaiting = entering !== undefined;
  return (
    <ul className={css.tiles} aria-label={label} data-shut={isShut || undefined}>
      {games.map(game => (
        <li key={game.gameCode}>
          <button
            type="button"
            className={css.tile}
            disabled={isShut}
            aria-busy={entering === game.gameCode || undefined}
            aria-disabled={isWaiting || undefined}
            onClick={() => !isWaiting && onPlay(game)}
          >
            <span className={css.picture}>
              <GameArt gameCode={game.gameCode} kind={artOf[category]} />
              {entering === game.gameCode && (
                <span className={css.busy}>
                  <Spinner size={24} />
                </span>
              )}
            </span>
            <span className={css.name}>{game.name}</span>
            <span className={css.facts}>
              {t('venues.games.card.return', { percent: game.returnPercent })}
            </span>
            <Jackpot pool={pools?.get(poolKey(game))} />
            {game.badge !== '' && (
              <span className={css.badge}>
                {t(game.badge === 'hot' ? 'venues.badge.hot' : 'venues.badge.new')}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Jackpot({ pool }: { readonly pool: ToldPool | undefined }) {
  return pool && <JackpotCounter pool={pool} />;
}
