import { useVenueTransferMutation } from '@lobby/api/endpoints/venue-purses';
import { currentLocale } from '@lobby/i18n';
import { pendingRequest, useMoneyMove } from '@lobby/operation/repeat';

const pending = pendingRequest<{
  readonly channelCode: string;
  /** Yuan. */
  readonly amount: string;
  /** "1": into the venue; "2": home. */
  readonly ty: string;
  /** "1": sent again by a member who was told that an activity asks for turnover. */
  readonly isActivity: string;
}>('venue-transfer', ['channelCode', 'amount', 'ty']);

interface Wanted {
  readonly channelCode: string;
  readonly amount: string;
  readonly ty: string;
}

/**
 * Moves money into a venue or home, once.
 * @param knowsActivity the member has been told already that an activity asks for turnover.
 */
export function useTransfer(knowsActivity = false) {
  const [transfer] = useVenueTransferMutation();
  const { start, ...move } = useMoneyMove(pending, ({ ty, isActivity, ...request }) =>
    transfer({
      ...request,
      ty: ty === '2' ? '2' : '1',
      isActivity: isActivity === '1' ? 1 : 0,
      langx: currentLocale(),
    }),
  );
  const failure = move.state.step === 'idle' ? move.state.failure : undefined;
  // Whoever sends it again after that has read why it was refused; an edit makes it another.
  const isTold = failure?.kind === 'refused' && failure.name === 'venue-activity';
  const isActivity = knowsActivity || isTold ? '1' : '0';
  return { ...move, start: (wanted: Wanted) => start({ ...wanted, isActivity }) };
}
