import { api } from '../api/api.ts';
import { mutation } from '../api/define.ts';
import { userBinding } from '../contract/site/user-binding.ts';

/** The dialogs that make these calls show refusals themselves. */
const inPlace = {
  onRefusal: 'caller',
  invalidatesTags: (_: unknown, error: unknown) => (error ? [] : (['Member'] as const)),
} as const;

/** `/site/api/v1/user/*`: what proves who a member is. */
const userBindingEndpoints = api.injectEndpoints({
  endpoints: () => ({
    bindOther: mutation(userBinding.bindOther, inPlace),
  }),
});

export const { useBindOtherMutation } = userBindingEndpoints;
