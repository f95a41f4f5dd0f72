import { useGameListQuery } from '@lobby/api/endpoints/venue-games';
import { listedCategories } from '@lobby/api-client/contract/game/venue-games';
import { type Path, paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useLocale } from '@lobby/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import type { FoundGame } from './help-results.view.tsx';

type Category = (typeof listedCategories)[number];

/** Where the games of a category are listed. */
const listOf: Readonly<Record<Category, Path>> = {
  DZ: paths.game.slots,
  BY: paths.game.fishing,
  ZR: paths.game.live,
  QP: paths.game.chess,
  CP: paths.game.lottery,
  DJ: paths.game.esports,
};

/** The games of all venues whose name has the words of a query, a few of each category. */
export function useFoundGames(query: string): readonly FoundGame[] {
  const pathExists = usePathExists();
  const langx = useLocale();
  // As the call wants it.
  const search = query.normalize('NFKC').replace(/\s/g, '').toLowerCase().slice(0, 40);
  const found = listedCategories.map(category => {
    const isAsked = search.length > 1 && pathExists(listOf[category]());
    const { currentData } = useGameListQuery(isAsked ? { category, search, size: 3, langx } : skipToken);
    return { category, games: currentData?.games ?? [] };
  });
  return found.flatMap(({ category, games }) =>
    games.map(({ channelCode, gameCode, name }) => ({
      key: `${channelCode} ${gameCode}`,
      name,
      to: listOf[category]({ venue: channelCode, q: name }),
    })),
  );
}
