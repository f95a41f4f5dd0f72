import { useAddFavouriteGameMutation, useRemoveFavouriteGameMutation } from '@lobby/api/endpoints/collection';
import { loginRequired, readSession } from '@lobby/api/session';
import { useText } from '@lobby/i18n';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { venuesMessages } from '../messages/index.ts';
import type { Game } from '../venue-types.ts';

const keyOf = ({ channelCode, gameCode }: Pick<Game, 'channelCode' | 'gameCode'>) =>
  `${channelCode} ${gameCode}`;

/** Games with what the member has just marked or unmarked: shown at once, and taken back when it was not saved. */
export function useFavourites(games: readonly Game[] | undefined) {
  const t = useText(venuesMessages);
  const dispatch = useDispatch();
  const [add] = useAddFavouriteGameMutation();
  const [remove] = useRemoveFavouriteGameMutation();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const shown = useMemo(
    () => games?.map(game => ({ ...game, isFavourite: changed.get(keyOf(game)) ?? game.isFavourite })),
    [games, changed],
  );
  const mark = (key: string, isFavourite: boolean) =>
    setChanged(before => new Map(before).set(key, isFavourite));
  return {
    games: shown,
    async toggle({ channelCode, gameCode, isFavourite }: Game) {
      if (!readSession()) {
        dispatch(loginRequired({ reason: t('venues.games.favourite.login') }));
        return;
      }
      const key = keyOf({ channelCode, gameCode });
      mark(key, !isFavourite);
      const change = isFavourite ? remove : add;
      const { error } = await change({ channelCode, gameCode });
      if (!error) return;
      // Unless it was pressed again meanwhile.
      setChanged(before =>
        before.get(key) === !isFavourite ? new Map(before).set(key, isFavourite) : before,
      );
    },
  };
}
