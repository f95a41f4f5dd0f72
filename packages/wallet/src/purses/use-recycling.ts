import { useRecycleMutation } from '@lobby/api/endpoints/venue-purses';
import { currentLocale } from '@lobby/i18n';
import { pendingRequest } from '@lobby/operation/repeat';
import { useMoneyMove } from '../operation/use-money-move.ts';

const pending = pendingRequest<{ readonly langx: string }>('recycle', ['langx']);

/** Recalls the balances of all venues into the central wallet, once. */
export function useRecycling() {
  const [recycle] = useRecycleMutation();
  const { state, start, repeat } = useMoneyMove(pending, ({ operationId }) =>
    recycle({ operationId, langx: currentLocale() }),
  );
  return { state, start: () => void start({ langx: currentLocale() }), repeat };
}
