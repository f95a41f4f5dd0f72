import { contract } from '@lobby/api-client/contract';
import { setLocale } from '@lobby/i18n';
import { liveHook } from '@lobby/ui-testing/hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { siteMessages } from '../../messages/index.ts';
import { useShown } from './announcements.container.tsx';

afterEach(() => setLocale('zh-CN'));

const { queryNoticeListByPage } = contract.advertising;
const maintenance = { id: '1', content: '', publishedAt: 1 };
const titles = { 'zh-CN': '系统维护', 'zh-TW': '系統維護' };
const platform = {
  [queryNoticeListByPage.path]: (asked: unknown) => {
    // Safe: the request of that call.
    const { langx } = asked as { langx: keyof typeof titles };
    return { pageNum: 1, pageSize: 10, total: 1, list: [{ ...maintenance, title: titles[langx] }] };
  },
};

it.each([
  ['all of the site', undefined],
  ['those of a login', [{ id: '1', title: titles['zh-CN'], html: '' }]],
])('an open list with %s follows the script of the page', async (_which, wanted) => {
  const { now } = await liveHook(() => useShown(wanted), platform, { texts: [siteMessages] });
  await vi.waitFor(() => expect(now()[0]?.title).toBe('系统维护'));
  await setLocale('zh-TW');
  await vi.waitFor(() => expect(now()[0]?.title).toBe('系統維護'));
  expect(now().map(({ id }) => id)).toEqual(
    wanted ? ['1'] : ['1', 'site.home.playMoney', 'site.home.adults'],
  );
});

it('what is no longer announced stays in the list it was opened with', async () => {
  const gone = { id: '9', title: '昨天的公告', html: '' };
  const { now } = await liveHook(() => useShown([gone]), platform, { texts: [siteMessages] });
  expect(now()).toEqual([gone]);
});
