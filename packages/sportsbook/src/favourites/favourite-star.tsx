import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import css from './favourite-star.module.css';
import { useFavourite } from './use-favourites.ts';

/** Marks a match as a favourite, or unmarks it. Its name stays: whether it is marked is its state. */
export function FavouriteStar({
  match,
}: {
  match: Pick<MatchInfo, 'ecid' | 'kickoff' | 'teams'>;
}): ReactNode {
  const t = useText(sportsbookMessages);
  const [isMarked, toggle] = useFavourite(match);
  const { home, away } = match.teams;
  return (
    <button
      type="button"
      className={css.star}
      aria-pressed={isMarked}
      aria-label={t('sportsbook.favourite.mark', { home, away })}
      title={t(isMarked ? 'sportsbook.favourite.remove' : 'sportsbook.favourite.add')}
      onClick={toggle}
    >
      <Icon name="star" size={18} />
    </button>
  );
}
