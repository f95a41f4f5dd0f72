import { useGameListQuery } from '@lobby/api/endpoints/venue-games';
import { useSession } from '@lobby/api/session';
import { paths } from '@lobby/feature';
import { useLocale } from '@lobby/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { slotId } from '../launch/launch-path.ts';
import { GameFrame } from './game-frame.container.tsx';
import { useListOf } from './use-list-of.ts';

/** A game by the names of its venue and itself. A visitor tries it; a member plays it, or tries it. */
export default function SlotScreen() {
  const [params] = useSearchParams();
  const { loggedIn, userId } = useSession();
  const enName = params.get('venue') ?? '';
  const gameCode = params.get('game') ?? '';
  const langx = useLocale();
  const list = useListOf(enName);
  // Names that no venue has are not asked for.
  const isName = /^[A-Z0-9]{2,10}$/.test(enName) && /^[a-z0-9-]{2,40}$/.test(gameCode);
  const { currentData: found } = useGameListQuery(
    isName ? { category: list?.category ?? 'DZ', venue: enName, gameCode, size: 1, langx } : skipToken,
  );
  if (!isName) return <Navigate replace to={paths.game.slots()} />;
  const isTrial = !loggedIn || params.get('trial') === '1';
  const launchId = slotId({ enName, gameCode, isTrial });
  const [known] = found?.games ?? [];
  return (
    <GameFrame
      key={`${userId} ${launchId}`}
      launchId={launchId}
      wanted={{ enName, gameCode, name: known?.name ?? gameCode, isTrial }}
      backTo={list && list.category !== 'DZ' ? list.path : paths.game.slots()}
    />
  );
}
