import { loginRequired, useSession } from '@lobby/api-client/session';
import { betslipMessages, useRefill } from '@lobby/betslip';
import { sayText } from '@lobby/i18n';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

/**
 * Fills the slip with what the address names, `?slip=` a shared slip by its code or `?again=` a bet by its ticket, and
 * takes that out of the address, so that a reload does not begin it again. A visitor is
 * asked to log in first. Draws nothing.
 */
export function SlipFromAddress(): null {
  const fill = useRefill();
  const dispatch = useDispatch();
  const { loggedIn } = useSession();
  const [params, setParams] = useSearchParams();
  const code = params.get('slip');
  const ticketId = params.get('again');

  useEffect(() => {
    if (code === null && ticketId === null) return;
    if (!loggedIn) {
      dispatch(loginRequired({ reason: sayText(betslipMessages, 'betslip.visitor.shared') }));
      return;
    }
    setParams(withoutSource, { replace: true });
    if (code) void fill({ kind: 'shared', code: code.slice(0, 40) });
    else if (ticketId) void fill({ kind: 'again', ticketId: ticketId.slice(0, 40) });
  }, [code, ticketId, loggedIn, fill, dispatch, setParams]);
  return null;
}

function withoutSource(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('slip');
  rest.delete('again');
  return rest;
}
