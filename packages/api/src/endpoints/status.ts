import { status } from '@lobby/api-client/contract/game/status';
import { api } from '../query/api.ts';
import { mutation } from '../query/define.ts';

/** `/game/api/v1/status/*`: choices of the member about venues. */
const statusEndpoints = api.injectEndpoints({
  endpoints: () => ({
    setAutoTransfer: mutation(status.setAutoTransferStatus, {
      onRefusal: 'caller',
      invalidatesTags: ['Balance'],
    }),
  }),
});

export const { useSetAutoTransferMutation } = statusEndpoints;
