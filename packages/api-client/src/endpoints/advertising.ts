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

export const { useNavigationQuery, useNoticesQuery } = advertisingEndpoints;
