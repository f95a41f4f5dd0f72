import { loginRequired, useSession } from '@lobby/api/session';
import { betslipMessages, useImportSelections } from '@lobby/betslip';
import { sayText } from '@lobby/i18n';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

/**
 * Imports into the slip what the address names: `?slip=` a shared slip, `?again=` an earlier bet. The parameter is then
 * removed, so that a reload does not repeat it. A visitor is asked to log in first. Draws nothing.
 */
export function SlipFromAddress(): null {
  const importSelections = useImportSelections();
  const dispatch = useDispatch();
  const { loggedIn } = useSession();
  const [params, setParams] = useSearchParams();
  const code = params.get('slip')?.slice(0, 40);
  const ticketId = params.get('again')?.slice(0, 40);
  /** What a visitor came with; the address changes as they look around. */
  const broughtAlong = useRef<Parameters<typeof importSelections>[0]>(undefined);

  useEffect(() => {
    if (code) broughtAlong.current = { kind: 'shared', code };
    else if (ticketId) broughtAlong.current = { kind: 'again', ticketId };
    const isNamed = code !== undefined || ticketId !== undefined;
    if (!loggedIn) {
      if (isNamed) dispatch(loginRequired({ reason: sayText(betslipMessages, 'betslip.visitor.shared') }));
      return;
    }
    if (isNamed) setParams(withoutSource, { replace: true });
    const source = broughtAlong.current;
    broughtAlong.current = undefined;
    if (source) void importSelections(source);
  }, [code, ticketId, loggedIn, importSelections, dispatch, setParams]);
  return null;
}

function withoutSource(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('slip');
  rest.delete('again');
  return rest;
}
