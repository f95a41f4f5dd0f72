import { useRecycleMutation } from '@lobby/api/endpoints/venue-purses';
import { readSession } from '@lobby/api/session';
import { useEffect } from 'react';
import { pendingRequest } from '../repeat/pending-request.ts';
import { useMoneyMove } from '../repeat/use-money-move.ts';

const pending = pendingRequest<{ readonly langx: string }>('recycle', ['langx']);
/** Goes on with nothing that another page left. */
const fresh: typeof pending = { ...pending, of: () => undefined };

interface Options {
  /** A recall that another page left without an answer is given up instead of sent again. */
  readonly givesUpEarlier?: boolean;
}

/**
 * Recalls the balances of all venues into the central wallet, once.
 * @param locale of the names in the answer, read for each call.
 */
export function useRecycling(locale: () => string, { givesUpEarlier = false }: Options = {}) {
  const [recycle] = useRecycleMutation();
  const { state, start, repeat } = useMoneyMove(givesUpEarlier ? fresh : pending, async ({ operationId }) => {
    const answer = await recycle({ operationId, langx: locale() });
    // At once, since the page may have been left: sent again later, it would empty the venue that was entered since.
    if (!answer.error) pending.forget(operationId);
    return answer;
  });
  useEffect(() => {
    const earlier = givesUpEarlier ? pending.of(readSession()?.userId ?? '') : undefined;
    if (earlier) pending.forget(earlier.operationId);
  }, [givesUpEarlier]);
  return { state, start: () => void start({ langx: locale() }), repeat };
}
