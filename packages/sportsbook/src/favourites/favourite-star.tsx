import { nameSport } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { toast } from '@lobby/ui-kit/toast';
import type { ReactNode } from 'react';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { mostFavourites } from './favourite-list.ts';
import css from './favourite-star.module.css';
import { useFavourite } from './use-favourites.ts';

/** Marks a match as a favourite, or unmarks it. Its name stays: whether it is marked is its state. */
export function FavouriteStar({
  match,
}: {
  match: Pick<MatchInfo, 'ecid' | 'kickoff' | 'sport' | 'teams'>;
}): ReactNode {
  const t = useText(sportsbookMessages);
  const [isMarked, toggle] = useFavourite(match);
  const { home, away } = match.teams;
  const press = () => {
    if (toggle()) return;
    const sport = nameSport(t, match.sport);
    toast.warning(t('sportsbook.favourite.full', { sport, count: mostFavourites }));
  };
  return (
    <button
      type="button"
      className={css.star}
      aria-pressed={isMarked}
      aria-label={t('sportsbook.favourite.mark', { home, away })}
      title={t(isMarked ? 'sportsbook.favourite.remove' : 'sportsbook.favourite.add')}
      onClick={press}
    >
      <Icon name="star" size={18} />
    </button>
  );
}
