import { useRecycleMutation } from '@lobby/api-client/endpoints/venue-purses';
import { currentLocale } from '@lobby/i18n';
import { pendingRequest } from '@lobby/operation/repeat';
import { useMoneyMove } from '../operation/use-money-move.ts';

const pending = pendingRequest<{ readonly langx: string }>('recycle', ['langx']);

/** Brings home what is at the venues, once. */
export function useRecycling() {
  const [recycle] = useRecycleMutation();
  const { state, start, repeat } = useMoneyMove(pending, ({ operationId }) =>
    recycle({ operationId, langx: currentLocale() }),
  );
  return { state, start: () => void start({ langx: currentLocale() }), repeat };
}
