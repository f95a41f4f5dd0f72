import { disputes } from '@lobby/api-client/contract/game/disputes';
import { api } from '../query/api.ts';
import { mutation } from '../query/define.ts';

/** `/game/api/v1/record/disputeBet`: what a member has against a settlement. */
const disputeEndpoints = api.injectEndpoints({
  endpoints: () => ({
    disputeBet: mutation(disputes.disputeBet, {
      onRefusal: 'caller',
      // Its bet shows it.
      invalidatesTags: (_, error) => (error ? [] : ['Bets']),
    }),
  }),
});

export const { useDisputeBetMutation } = disputeEndpoints;
