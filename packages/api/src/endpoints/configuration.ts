import type { AnswerOf } from '@lobby/api-client/contract';
import { configuration } from '@lobby/api-client/contract/site/configuration';
import { api } from '../query/api.ts';
import { learnFromPreInfo } from '../query/configure.ts';
import { mutation, query } from '../query/define.ts';

/** `/site/api/v1/configuration/*`: what a site must load before it starts. */
export const configurationEndpoints = api.injectEndpoints({
  endpoints: () => ({
    preInfo: query(configuration.preInfo, {
      async onQueryStarted(_, { queryFulfilled }) {
        try {
          learnFromPreInfo((await queryFulfilled).data);
        } catch {
          // The failure is in the cache for the caller; without preInfo the wire keeps its settings.
        }
      },
    }),
    customerService: mutation(configuration.onlinecustomservice, { onRefusal: 'caller' }),
  }),
});

export const { useCustomerServiceMutation } = configurationEndpoints;

/** Requests preInfo, once, and applies it to the wire; does not render again when the answer arrives. */
export const useAskPreInfo = configurationEndpoints.endpoints.preInfo.useQuerySubscription;

type SiteBaseConfig = AnswerOf<typeof configuration.preInfo>['siteBaseConfig'];

/**
 * One field of preInfo's site configuration; undefined until it has arrived. Renders again only when that field
 * changes, and makes no request: `useAskPreInfo` does, once for the whole page.
 */
export function useSiteBase<Name extends keyof SiteBaseConfig>(name: Name): SiteBaseConfig[Name] | undefined {
  return configurationEndpoints.endpoints.preInfo.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ value: data?.siteBaseConfig[name] }),
  }).value;
}
