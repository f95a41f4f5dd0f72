import type { AnswerOf } from '../contract/call.ts';
import { advertising } from '../contract/site/advertising.ts';
import { api } from './api.ts';
import { type ArgOf, row } from './rows.ts';

const { navigationList, queryNoticeListByPage } = advertising;

/** `/site/api/v1/advertising/*`: what a brand's operators publish. */
const advertisingEndpoints = api.injectEndpoints({
  endpoints: build => ({
    navigation: build.query<AnswerOf<typeof navigationList>, ArgOf<typeof navigationList>>(
      row(navigationList),
    ),
    notices: build.query<AnswerOf<typeof queryNoticeListByPage>, ArgOf<typeof queryNoticeListByPage>>(
      row(queryNoticeListByPage),
    ),
  }),
});

/** The ways a site offers. Draws anew when they come or fail, not when they are asked for. */
export const useNavigation = () =>
  advertisingEndpoints.useNavigationQuery(undefined, { selectFromResult: outcome });

/** What the operators announce, newest first. Draws anew when it comes or fails, not when it is asked for. */
export const useNotices = (wanted: ArgOf<typeof queryNoticeListByPage>) =>
  advertisingEndpoints.useNoticesQuery(wanted, { selectFromResult: outcome });

const outcome = <Data>({ data, isError }: { data?: Data | undefined; isError: boolean }) => ({
  data,
  isError,
});
