import { moneyMoved } from '@lobby/api';
import { loginOpened, readSession } from '@lobby/api/session';
import { useSlots } from '@lobby/feature/slots';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useFrameOrigins } from '../launch/frame-origins.ts';
import type { Wanted } from '../launch/launch.flow.ts';
import { LaunchNote, useTransferIn } from '../launch/launch-note.tsx';
import { freshAddress, keepLaunch, launchedBefore, launchShown } from '../launch/launches.ts';
import { useLaunch } from '../launch/use-launch.ts';
import { venueAddress } from '../launch/venue-address.ts';
import { GameFrameView } from './game-frame.view.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useGame } from './use-game.ts';
import { useHomecoming } from './use-homecoming.ts';

interface GameFrameProps {
  /** Under what the launch is kept. */
  readonly launchId: string;
  readonly wanted: Wanted;
  readonly backTo: string;
}

/**
 * A game in its frame: launched anew unless it has just been, followed by its messages, its money brought home at the end.
 * Real play that this tab never launched waits for a press: whoever follows a link has not asked for money to travel.
 */
export function GameFrame({ launchId, wanted, backTo }: GameFrameProps) {
  const frameOrigins = useFrameOrigins();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { transferIn } = useSlots();
  const TransferIn = useTransferIn(transferIn);
  const [isTransferring, setTransferring] = useState(false);
  const [address, setAddress] = useState(() => {
    const fresh = freshAddress(launchId);
    return fresh === undefined ? undefined : venueAddress(fresh, frameOrigins, window.location);
  });
  const { isTrial } = wanted;
  const [isOffered, setOffered] = useState(
    () => !address && !isTrial && launchedBefore(launchId) === undefined,
  );
  const place = useRef<HTMLDivElement>(null);
  const game = useRef<HTMLIFrameElement>(null);
  const full = useFullscreen(place);
  const { frame, showAnew } = useGame(address, game, ({ type }) => {
    // The header shows what a round has changed once it has been seen.
    if (!isTrial && (type === 'round-ended' || type === 'ended')) moneyMoved();
  });

  const show = (url: string) => {
    showAnew();
    setAddress(venueAddress(url, frameOrigins, window.location));
  };
  const launching = useLaunch(({ url }) => {
    keepLaunch(launchId, { wanted, url });
    show(url);
  });
  const relaunch = () => {
    setAddress(undefined);
    setOffered(false);
    launching.enter(wanted, 'frame');
  };

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    if (!address && !isOffered) launching.enter(wanted, 'frame');
  });
  // Its token is good for one visit.
  useEffect(() => {
    if (address) launchShown(launchId);
  }, [address, launchId]);

  useHomecoming(address !== undefined && !isTrial);

  return (
    <>
      <GameFrameView
        wanted={wanted}
        address={address?.href}
        frame={frame}
        isOffered={isOffered}
        isLaunching={launching.state.step === 'launching'}
        isFull={full.isFull}
        isCovering={full.isCovering}
        canTransfer={!isTrial && TransferIn !== undefined}
        place={place}
        game={game}
        onReload={relaunch}
        onFullscreen={full.isFull ? full.leave : full.enter}
        onTransfer={() => setTransferring(true)}
        onLogIn={readSession() ? undefined : () => dispatch(loginOpened({ way: 'login' }))}
        onLeave={() => void navigate(backTo)}
      />
      <LaunchNote launching={launching} />
      {isTransferring && TransferIn && (
        <Suspense>
          <TransferIn
            venue={{ channelCode: wanted.enName, name: wanted.name }}
            onClose={() => setTransferring(false)}
          />
        </Suspense>
      )}
    </>
  );
}
