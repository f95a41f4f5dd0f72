import { advertising } from '@lobby/api-client/contract/site/advertising';
import { api } from '../query/api.ts';
import { type ArgOf, query } from '../query/define.ts';

/** `/site/api/v1/advertising/*`: content published by a brand's operators. */
const advertisingEndpoints = api.injectEndpoints({
  endpoints: () => ({
    navigation: query(advertising.navigationList),
    notices: query(advertising.queryNoticeListByPage),
  }),
});

/** The navigation of a site. Renders again when it arrives or fails, not when it is requested. */
export const useNavigation = () =>
  advertisingEndpoints.useNavigationQuery(undefined, { selectFromResult: outcome });

/** The operators' notices, newest first. Renders again when they arrive or fail, not when they are requested. */
export const useNotices = (wanted: ArgOf<typeof advertising.queryNoticeListByPage>) =>
  advertisingEndpoints.useNoticesQuery(wanted, { selectFromResult: outcome });

const outcome = <Data>({ data, isError }: { data?: Data | undefined; isError: boolean }) => ({
  data,
  isError,
});

/** A page of the notices with the course of its request, for the list of all of them. */
export const { useNoticesQuery } = advertisingEndpoints;
