import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { reopened } from '../../state/betslip.slice.ts';
import { useSlipContext } from '../../view/hooks/slip-context.tsx';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { useSource } from '../../view/hooks/use-source.ts';

/** Notifies the member when a market they wait for takes bets again. Draws nothing. */
export function Reopenings(): null {
  const dispatch = useDispatch();
  const { legs } = useSlipContext();
  const waiting = useBetslip(state => state.waiting);
  const open = useSource(legs, () =>
    legs
      .read()
      .filter(({ selection, offered }) => offered.open && waiting.includes(selection.key))
      .map(({ selection }) => selection.key)
      .join(' '),
  );
  useEffect(() => {
    for (const key of open.split(' ').filter(Boolean)) dispatch(reopened({ key }));
  }, [dispatch, open]);
  return null;
}
