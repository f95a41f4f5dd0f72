import { moneyMoved, toFailure } from '@lobby/api';
import { useEnterGameMutation } from '@lobby/api/endpoints/venue';
import { useTryGameMutation } from '@lobby/api/endpoints/venue-games';
import { loginRequired, readSession } from '@lobby/api/session';
import { currentLocale, useFormat, useText } from '@lobby/i18n';
import { parseYuan } from '@lobby/money';
import { loading } from '@lobby/ui-kit/loading-toast';
import { toast } from '@lobby/ui-kit/toast';
import { useEffect, useReducer, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { venuesMessages } from '../messages/index.ts';
import { useFrameOrigins } from './frame-origins.ts';
import { type GameTab, openGameTab } from './game-tab.ts';
import { type LaunchPlace, type LaunchState, launchFlow, type Wanted } from './launch.flow.ts';
import { venueAddress } from './venue-address.ts';

/** Before a launch whose answer was lost is made again, ms. */
const againAfterMs = 1_500;

/** The way into games: what is entered, how far it is, and what can be done about it. */
export interface Launching {
  readonly state: LaunchState;
  /** Enters a game; to be called within the press that wants it, since browsers let no tab be opened later. */
  enter(wanted: Wanted, place: LaunchPlace): void;
  retry(): void;
  /** In without a transfer. */
  enterDirectly(): void;
  dismiss(): void;
}

type Entered = Extract<LaunchState, { step: 'entered' }>;

/** @param onEntered shows the game in a frame; a tab has gone there by itself. */
export function useLaunch(onEntered: (entered: Entered) => void): Launching {
  const t = useText(venuesMessages);
  const format = useFormat();
  const frameOrigins = useFrameOrigins();
  const dispatch = useDispatch();
  const [enterGame] = useEnterGameMutation();
  const [tryGame] = useTryGameMutation();
  const [state, send] = useReducer(launchFlow, { step: 'idle' });
  const lastAttempt = useRef(0);
  const tab = useRef<GameTab>(undefined);

  const ask = async ({ wanted, isActivity, attempt, place }: Extract<LaunchState, { step: 'launching' }>) => {
    const { enName, gameCode, isTrial } = wanted;
    const langx = currentLocale();
    const member = readSession()?.userId;
    const { data, error } = isTrial
      ? await tryGame({ enName, gameCode, langx })
      : await enterGame({ enName, gameCode, isActivity: isActivity ? 1 : 0, langx });
    // A later press has taken its place.
    if (attempt !== lastAttempt.current) return;
    // What one member launched is not shown to whoever logged in meanwhile.
    if (!isTrial && readSession()?.userId !== member) return send({ type: 'dismissed' });
    if (!isTrial) moneyMoved();
    if (!data) return send({ type: 'failed', attempt, failure: toFailure(error) });
    sayMoved(data);
    const address = venueAddress(data.url, frameOrigins, window.location);
    if (!address) return send({ type: 'address-refused', attempt });
    const hasPlace = place === 'frame' || (tab.current?.isOpen() ?? false);
    if (place === 'tab') tab.current?.goTo(address.href);
    tab.current = undefined;
    send({ type: 'launched', attempt, launchId: data.launchId, url: address.href, hasPlace });
  };

  const sayMoved = ({ moved, moving }: Readonly<Record<string, unknown>>) => {
    if (isSome(moved)) toast.success(t('venues.launch.moved', { amount: format.money(moved) }));
    if (isSome(moving)) toast.info(t('venues.launch.moving', { amount: format.money(moving) }));
  };

  const latest = useRef({ ask, onEntered });
  latest.current = { ask, onEntered };
  useEffect(() => {
    if (state.step === 'entered' && state.place === 'frame') latest.current.onEntered(state);
    if (state.step !== 'launching') {
      tab.current?.close();
      tab.current = undefined;
      return;
    }
    const hide = loading.show(t('venues.launching'));
    const timer = setTimeout(() => void latest.current.ask(state), state.lost > 0 ? againAfterMs : 0);
    return () => {
      clearTimeout(timer);
      hide();
    };
  }, [state, t]);
  // Whoever has left the page is not taken elsewhere by a late answer.
  useEffect(
    () => () => {
      lastAttempt.current += 1;
      tab.current?.close();
    },
    [],
  );

  /** A new attempt; its tab is opened now or never. */
  const attemptAt = (place: LaunchPlace) => {
    lastAttempt.current += 1;
    tab.current?.close();
    tab.current = place === 'tab' ? openGameTab(t('venues.launch.waiting')) : undefined;
    return lastAttempt.current;
  };
  const placeNow = () => ('place' in state ? state.place : 'frame');
  return {
    state,
    enter(wanted, place) {
      const isMember = readSession() !== undefined;
      if (!isMember && !wanted.isTrial) dispatch(loginRequired({ reason: t('venues.launch.login') }));
      const attempt = isMember || wanted.isTrial ? attemptAt(place) : lastAttempt.current;
      send({ type: 'wanted', wanted, place, attempt, isMember });
    },
    retry: () => send({ type: 'retried', attempt: attemptAt(placeNow()) }),
    enterDirectly: () => send({ type: 'entered-directly', attempt: attemptAt(placeNow()) }),
    dismiss: () => send({ type: 'dismissed' }),
  };
}

/** A trial takes no money along, and says nothing of it. */
function isSome(yuan: unknown): yuan is string {
  return typeof yuan === 'string' && (parseYuan(yuan) ?? 0n) > 0n;
}
