import { useRecycleMutation } from '@lobby/api/endpoints/venue-purses';
import { currentLocale } from '@lobby/i18n';
import { pendingRequest } from '../operation/pending-request.ts';
import { useOperation } from '../operation/use-operation.ts';

const pending = pendingRequest<{ readonly langx: string }>('recycle', ['langx']);

/** Brings home what is at the venues, once. */
export function useRecycling() {
  const [recycle] = useRecycleMutation();
  const { state, start, repeat } = useOperation(pending, ({ operationId }) =>
    recycle({ operationId, langx: currentLocale() }),
  );
  return { state, start: () => void start({ langx: currentLocale() }), repeat };
}
