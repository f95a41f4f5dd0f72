import { userPasskeys } from '@lobby/api-client/contract/site/user-passkeys';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

/** The dialogs show refusals themselves. */
const inPlace = { onRefusal: 'caller' } as const;

/**
 * Passkeys share the tag of the devices: each change of one is in the security log that is shown with the other.
 * A call without an answer may have changed them too.
 */
const changesPasskeys = { onRefusal: 'caller', invalidatesTags: ['Devices'] } as const;

/** `/site/api/v1/user/member/passkey*`: the passkeys of the member. Challenges are never served from a cache. */
const userPasskeysEndpoints = api.injectEndpoints({
  endpoints: () => ({
    passkeys: query(userPasskeys.passkeys, { providesTags: ['Devices'] }),
    passkeyChallenge: mutation(userPasskeys.passkeyChallenge, inPlace),
    passkeyRegistration: mutation(userPasskeys.passkeyRegistration, inPlace),
    addPasskey: mutation(userPasskeys.addPasskey, changesPasskeys),
    removePasskey: mutation(userPasskeys.removePasskey, changesPasskeys),
  }),
});

export const {
  usePasskeysQuery,
  usePasskeyChallengeMutation,
  usePasskeyRegistrationMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
} = userPasskeysEndpoints;
