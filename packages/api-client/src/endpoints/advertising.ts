import { api } from '../api/api.ts';
import { type ArgOf, query } from '../api/define.ts';
import { advertising } from '../contract/site/advertising.ts';

/** `/site/api/v1/advertising/*`: what a brand's operators publish. */
const advertisingEndpoints = api.injectEndpoints({
  endpoints: () => ({
    navigation: query(advertising.navigationList),
    notices: query(advertising.queryNoticeListByPage),
  }),
});

/** The ways a site offers. Draws anew when they come or fail, not when they are asked for. */
export const useNavigation = () =>
  advertisingEndpoints.useNavigationQuery(undefined, { selectFromResult: outcome });

/** What the operators announce, newest first. Draws anew when it comes or fails, not when it is asked for. */
export const useNotices = (wanted: ArgOf<typeof advertising.queryNoticeListByPage>) =>
  advertisingEndpoints.useNoticesQuery(wanted, { selectFromResult: outcome });

const outcome = <Data>({ data, isError }: { data?: Data | undefined; isError: boolean }) => ({
  data,
  isError,
});
