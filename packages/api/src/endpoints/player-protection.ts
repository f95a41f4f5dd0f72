import { playerProtection as calls } from '@lobby/api-client/contract/site/player-protection';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

const change = { onRefusal: 'caller', invalidatesTags: ['Limits'] } as const;

/** `/site/api/v1/user/protection/*`: limits, reminder, time-out, self-exclusion. */
const playerProtectionEndpoints = api.injectEndpoints({
  endpoints: () => ({
    memberLimits: query(calls.protectionInfo, { keepUnusedDataFor: 0, providesTags: ['Limits'] }),
    sessionReminder: query(calls.sessionReminder, { providesTags: ['Limits'] }),
    setLimit: mutation(calls.setLimit, change),
    confirmLimit: mutation(calls.confirmLimit, change),
    cancelLimit: mutation(calls.cancelLimit, change),
    setReminder: mutation(calls.setReminder, change),
    timeOut: mutation(calls.timeOut, change),
    exclude: mutation(calls.exclude, change),
    endExclusion: mutation(calls.endExclusion, change),
  }),
});

export const {
  useMemberLimitsQuery,
  useSessionReminderQuery,
  useSetLimitMutation,
  useConfirmLimitMutation,
  useCancelLimitMutation,
  useSetReminderMutation,
  useTimeOutMutation,
  useExcludeMutation,
  useEndExclusionMutation,
} = playerProtectionEndpoints;
