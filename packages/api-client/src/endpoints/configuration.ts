import { api } from '../api/api.ts';
import { learnFromPreInfo } from '../api/configure.ts';
import { mutation, query } from '../api/define.ts';
import type { AnswerOf } from '../contract/call.ts';
import { configuration } from '../contract/site/configuration.ts';

/** `/site/api/v1/configuration/*`: what a site must know before it starts. */
export const configurationEndpoints = api.injectEndpoints({
  endpoints: () => ({
    preInfo: query(configuration.preInfo, {
      async onQueryStarted(_, { queryFulfilled }) {
        try {
          learnFromPreInfo((await queryFulfilled).data);
        } catch {
          // The failure is already in the cache for whoever asked; without preInfo the wire stays as it was.
        }
      },
    }),
    customerService: mutation(configuration.onlinecustomservice, { onRefusal: 'caller' }),
  }),
});

export const { useCustomerServiceMutation } = configurationEndpoints;

/** Asks what a site must know, once, and teaches the wire; draws nothing anew when the answer comes. */
export const useAskPreInfo = configurationEndpoints.endpoints.preInfo.useQuerySubscription;

type SiteBaseConfig = AnswerOf<typeof configuration.preInfo>['siteBaseConfig'];

/**
 * One thing that preInfo says of the site; undefined until it has. Draws anew only when that changes, and does not ask:
 * `useAskPreInfo` does, once for the whole page.
 */
export function useSiteBase<Name extends keyof SiteBaseConfig>(name: Name): SiteBaseConfig[Name] | undefined {
  return configurationEndpoints.endpoints.preInfo.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ value: data?.siteBaseConfig[name] }),
  }).value;
}
