import { api } from '../api/api.ts';
import { mutation } from '../api/define.ts';
import { status } from '../contract/game/status.ts';

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
