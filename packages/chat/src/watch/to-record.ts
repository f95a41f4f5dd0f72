import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import type { Dispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

const ways = new WeakMap<Dispatch, () => void>();

/** The way to the settled bets of the member of this page; undefined where the site has no page for them. */
export const wayToRecord = (dispatch: Dispatch): (() => void) | undefined => ways.get(dispatch);

/** Lends that way to what tells news outside React, as long as the part is there. */
export function useWayToRecord(): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isThere = usePathExists()(paths.mine.betHistory());
  useEffect(() => {
    if (!isThere) return;
    // A bet has no address of its own; its record is among the settled ones.
    ways.set(dispatch, () => void navigate(paths.mine.betHistory({ status: 'settled' })));
    return () => void ways.delete(dispatch);
  }, [dispatch, navigate, isThere]);
}
