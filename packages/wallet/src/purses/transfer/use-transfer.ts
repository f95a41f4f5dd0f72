import { useVenueTransferMutation } from '@lobby/api/endpoints/venue-purses';
import { currentLocale } from '@lobby/i18n';
import { pendingRequest } from '@lobby/operation/repeat';
import { useMoneyMove } from '../../operation/use-money-move.ts';

const pending = pendingRequest<{
  readonly channelCode: string;
  /** Yuan. */
  readonly amount: string;
  /** "1": into the venue; "2": home. */
  readonly ty: string;
}>('venue-transfer', ['channelCode', 'amount', 'ty']);

/** Moves money into a venue or home, once. */
export function useTransfer() {
  const [transfer] = useVenueTransferMutation();
  return useMoneyMove(pending, ({ ty, ...request }) =>
    transfer({ ...request, ty: ty === '2' ? '2' : '1', langx: currentLocale() }),
  );
}
