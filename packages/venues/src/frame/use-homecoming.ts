import { useAllBalanceQuery } from '@lobby/api/endpoints/venue-purses';
import { readSession } from '@lobby/api/session';
import { currentLocale } from '@lobby/i18n';
import { useRecycling } from '@lobby/operation/recycling';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';

/**
 * Brings the money of all venues home when a game is left, where the member lets money travel by itself. What an earlier
 * game left unanswered is given up: it would take away what came along into this one.
 */
export function useHomecoming(hasPlayed: boolean): void {
  const { data } = useAllBalanceQuery(hasPlayed ? { langx: currentLocale() } : skipToken);
  const { start } = useRecycling(currentLocale, { givesUpEarlier: true });
  const latest = useRef({ isWanted: false, start });
  latest.current = { isWanted: hasPlayed && data?.autoTransfer === true, start };
  useEffect(() => {
    const member = readSession()?.userId;
    return () => {
      // Nothing moves for whoever logged in meanwhile, nor for nobody.
      if (latest.current.isWanted && readSession()?.userId === member) latest.current.start();
    };
  }, []);
}
