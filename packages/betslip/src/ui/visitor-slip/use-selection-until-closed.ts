import { type StateWithDialogs, selectDialogStack } from '@lobby/dialogs';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loginAwaited } from '../../state/betslip.slice.ts';

/** Forgets what a visitor pressed when they close the login without having logged in. */
export function useSelectionUntilClosed(): void {
  const dispatch = useDispatch();
  const isAsking = useSelector((state: StateWithDialogs) => selectDialogStack(state).length > 0);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) dispatch(loginAwaited(undefined));
    wasAsking.current = isAsking;
  }, [isAsking, dispatch]);
}
