import { askAllBalance, useAllBalanceQuery } from '@lobby/api/endpoints/venue-purses';
import { readSession } from '@lobby/api/session';
import { currentLocale } from '@lobby/i18n';
import { useRecycling } from '@lobby/operation/recycling';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Brings the money of all venues home when the last game is left, where the member lets money travel by itself. What an
 * earlier game left unanswered is given up: it would take away what came along into this one.
 */
export function useHomecoming(hasPlayed: boolean): void {
  const { data } = useAllBalanceQuery(hasPlayed ? { langx: currentLocale() } : skipToken);
  const { start } = useRecycling(currentLocale, { givesUpEarlier: true });
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const latest = useRef({ travels: data?.autoTransfer, start });
  latest.current = { travels: data?.autoTransfer, start };
  useEffect(() => {
    if (!hasPlayed) return;
    const member = readSession()?.userId;
    const game = playInTab();
    return () => {
      const { travels, start: bringHome } = latest.current;
      // Whoever leaves at once has gone before the page knew whether money travels by itself.
      const isWanted = async () => {
        if (travels !== undefined) return travels;
        const asked = dispatch(askAllBalance({ langx: currentLocale() }));
        return asked.then(answer => answer.data?.autoTransfer).finally(asked.unsubscribe);
      };
      // Nothing moves for whoever logged in meanwhile, nor for nobody.
      const isTheirs = () => readSession()?.userId === member;
      game.leave(() => {
        if (isTheirs()) void isWanted().then(wanted => wanted && isTheirs() && bringHome());
      });
    };
  }, [hasPlayed]);
}

const lockName = 'lobby.games-played';

/** A game for money that is played in this tab of the browser. */
interface PlayedGame {
  /** @param onLast called once no other tab plays one. */
  leave(onLast: () => void): void;
}

/** Tells the other tabs that a game is played here, where the browser can; a tab that is closed tells them by that. */
function playInTab(): PlayedGame {
  const locks = globalThis.navigator?.locks;
  if (!locks) return { leave: onLast => onLast() };
  let end = () => {};
  const played = new Promise<void>(resolve => {
    end = resolve;
  });
  const ended = locks.request(lockName, { mode: 'shared' }, () => played);
  return {
    leave(onLast) {
      end();
      void ended.then(() => locks.request(lockName, { ifAvailable: true }, lock => lock && onLast()));
    },
  };
}
