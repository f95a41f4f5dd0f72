import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { SteppingTitle } from '@lobby/ui-kit/stepping-title';
import { venuesMessages } from '../messages/index.ts';
import type { Game, ToldPool } from '../venue-types.ts';
import { GameArt, type GameArtKind } from './game-art.tsx';
import css from './game-card.module.css';
import { JackpotCounter } from './jackpot-counter.tsx';

interface GameCardProps {
  readonly game: Game;
  readonly kind: GameArtKind;
  /** The venue is shut: there is no way in. */
  readonly isShut: boolean;
  /** Undefined: it has none, or it was not told. */
  readonly pool: ToldPool | undefined;
  onPlay(game: Game): void;
  onTry(game: Game): void;
  onFavourite(game: Game): void;
}

/** A game: its drawing, name, what it pays back and how evenly, and the ways in. */
export function GameCard({ game, kind, isShut, pool, onPlay, onTry, onFavourite }: GameCardProps) {
  const t = useText(venuesMessages);
  const { name, badge, isFavourite } = game;
  const grade = t(`venues.games.volatility.${gradeOf(game)}`);
  return (
    <article className={css.card} data-shut={isShut || undefined}>
      <div className={css.picture}>
        <GameArt gameCode={game.gameCode} kind={kind} />
      </div>
      <div className={css.head}>
        <h2 className={css.name}>
          <SteppingTitle text={name} />
        </h2>
        <button
          type="button"
          className={css.heart}
          aria-pressed={isFavourite}
          aria-label={t(isFavourite ? 'venues.games.favourite.remove' : 'venues.games.favourite.add', {
            name,
          })}
          onClick={() => onFavourite(game)}
        >
          <Icon name="heart" size={18} />
        </button>
      </div>
      <p className={css.facts}>
        {badge !== '' && (
          <span className={css.badge}>{t(badge === 'hot' ? 'venues.badge.hot' : 'venues.badge.new')}</span>
        )}
        <span>{t('venues.games.card.return', { percent: game.returnPercent })}</span>
        <span>{t('venues.games.card.volatility', { grade })}</span>
      </p>
      {pool && <JackpotCounter pool={pool} />}
      {isShut ? (
        <p className={css.shut}>{t('venues.state.maintenance')}</p>
      ) : (
        <div className={css.ways}>
          <button
            type="button"
            className={css.play}
            aria-label={t('venues.games.play.of', { name })}
            onClick={() => onPlay(game)}
          >
            {t('venues.games.play')}
          </button>
          {game.hasTrial && (
            <button
              type="button"
              className={css.try}
              aria-label={t('venues.games.try.of', { name })}
              onClick={() => onTry(game)}
            >
              {t('venues.games.try')}
            </button>
          )}
        </div>
      )}
    </article>
  );
}

/** Its grade as the texts name it. */
function gradeOf({ volatility }: Game): '1' | '2' | '3' | '4' | '5' {
  // Safe: the contract takes whole numbers from 1 to 5 alone.
  return String(volatility) as '1' | '2' | '3' | '4' | '5';
}
