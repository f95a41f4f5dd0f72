import { venuePurses } from '@lobby/api-client/contract/game/venue-purses';
import { api } from '../query/api.ts';
import { moneyMutation, query } from '../query/define.ts';

/** Whatever was answered, money may be somewhere else now. */
const movesMoney = { invalidatesTags: ['Balance' as const] };

/** `/game/api/v1/venue/*`: members' purses at the venues. */
const venuePursesEndpoints = api.injectEndpoints({
  endpoints: () => ({
    /** Who is asked again when a venue’s maintenance may have ended is told what is so now. */
    venues: query(venuePurses.getVenueInfoByCategory, { keepUnusedDataFor: 60 }),
    allBalance: query(venuePurses.allBalance, { providesTags: ['Balance'], keepUnusedDataFor: 0 }),
    venueTransfers: query(venuePurses.transferState, { providesTags: ['Balance'], keepUnusedDataFor: 0 }),
    venueTransfer: moneyMutation(venuePurses.transfer, movesMoney),
    recycle: moneyMutation(venuePurses.recycle, movesMoney),
  }),
});

export const {
  useVenuesQuery,
  useAllBalanceQuery,
  useVenueTransfersQuery,
  useVenueTransferMutation,
  useRecycleMutation,
} = venuePursesEndpoints;

/** Asks for the purses of a member where no page does. Whoever dispatches it ends it with `unsubscribe`. */
export const askAllBalance = venuePursesEndpoints.endpoints.allBalance.initiate;
