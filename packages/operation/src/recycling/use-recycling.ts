import { useRecycleMutation } from '@lobby/api/endpoints/venue-purses';
import { pendingRequest } from '../repeat/pending-request.ts';
import { useMoneyMove } from '../repeat/use-money-move.ts';

const pending = pendingRequest<{ readonly langx: string }>('recycle', ['langx']);

/**
 * Recalls the balances of all venues into the central wallet, once.
 * @param locale of the names in the answer, read for each call.
 */
export function useRecycling(locale: () => string) {
  const [recycle] = useRecycleMutation();
  const { state, start, repeat } = useMoneyMove(pending, ({ operationId }) =>
    recycle({ operationId, langx: locale() }),
  );
  return { state, start: () => void start({ langx: locale() }), repeat };
}
