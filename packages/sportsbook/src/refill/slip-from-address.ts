import { useRefill } from '@lobby/betslip';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Fills the slip with what the address names, `?slip=` a shared slip by its code or `?again=` a bet by its ticket, and
 * takes that out of the address, so that a reload does not begin it again. Draws nothing.
 */
export function SlipFromAddress(): null {
  const fill = useRefill();
  const [params, setParams] = useSearchParams();
  const code = params.get('slip');
  const ticketId = params.get('again');

  useEffect(() => {
    if (code === null && ticketId === null) return;
    setParams(withoutSource, { replace: true });
    if (code) void fill({ kind: 'shared', code: code.slice(0, 40) });
    else if (ticketId) void fill({ kind: 'again', ticketId: ticketId.slice(0, 40) });
  }, [code, ticketId, fill, setParams]);
  return null;
}

function withoutSource(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('slip');
  rest.delete('again');
  return rest;
}
