import * as v from 'valibot';
import { defineCall } from '../call.ts';

/** `/game/api/v1/status/*`: choices of the member about venues. */
export const status = {
  setAutoTransferStatus: defineCall({
    path: '/game/api/v1/status/setAutoTransferStatus',
    access: 'member',
    summary:
      'Keeps the choice whether entering a venue takes the free money along; `allBalance` says which it is.',
    request: v.object({ status: v.picklist([0, 1]) }),
    answer: v.looseObject({ autoTransfer: v.boolean() }),
  }),
};
