import { useGameListQuery } from '@lobby/api/endpoints/venue-games';
import { listedCategories } from '@lobby/api-client/contract/game/venue-games';
import { type FinderProps, type Found, paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useLocale, useText } from '@lobby/i18n';
import { useCallback, useEffect, useState } from 'react';
import { venuesMessages } from '../messages/index.ts';

type Category = (typeof listedCategories)[number];

/** The page of each category, searched for the game where it lists its games. */
const pageOf: Readonly<Record<Category, (q?: string) => string>> = {
  DZ: q => paths.game.slots({ q }),
  BY: q => paths.game.fishing({ q }),
  ZR: () => paths.game.live(),
  QP: () => paths.game.chess(),
  CP: () => paths.game.lottery(),
  DJ: () => paths.game.esports(),
};

/** Finds games by their names in every hall that the site has, and tells them with the way to their hall. */
export default function FindGames({ text, onFound }: FinderProps) {
  const pathExists = usePathExists();
  const halls = listedCategories.filter(category => pathExists(pageOf[category]()));
  const count = halls.length;
  const [told, setTold] = useState<ReadonlyMap<Category, readonly Found[] | undefined>>(new Map());
  const onTold = useCallback(
    (category: Category, found: readonly Found[] | undefined) =>
      setTold(before => new Map(before).set(category, found)),
    [],
  );
  useEffect(() => {
    if (told.size < count) return;
    const lists = listedCategories.map(category => told.get(category));
    const couldAsk = count === 0 || lists.some(list => list !== undefined);
    onFound(couldAsk ? lists.flatMap(list => list ?? []) : undefined);
  }, [told, count, onFound]);
  return halls.map(category => <FindInHall key={category} {...{ category, text, onTold }} />);
}

interface InHallProps {
  readonly category: Category;
  readonly text: string;
  onTold(category: Category, found: readonly Found[] | undefined): void;
}

/** As many of a hall are told. */
const most = 5;

function FindInHall({ category, text, onTold }: InHallProps) {
  const t = useText(venuesMessages);
  const asked = { category, search: text, size: most, langx: useLocale() };
  const { currentData, isError } = useGameListQuery(asked);
  useEffect(() => {
    if (isError) onTold(category, undefined);
    if (!currentData) return;
    const note = t(`venues.title.${category}`);
    onTold(
      category,
      currentData.games.map(({ name }) => ({ to: pageOf[category](name), title: name, note })),
    );
  }, [category, currentData, isError, onTold, t]);
  return null;
}
