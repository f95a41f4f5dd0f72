import { useNotices } from '@lobby/api/endpoints/advertising';
import { useLocale, useText } from '@lobby/i18n';
import { siteMessages } from '../../messages/index.ts';
import type { Announcement } from './announcements.view.tsx';

/** What the platform announces, newest first, then what is always true here. Never empty. */
export function useAnnouncements(): readonly Announcement[] {
  const t = useText(siteMessages);
  const locale = useLocale();
  const { data } = useNotices({ pageNum: 1, pageSize: 10, langx: locale });
  const published = data?.list.filter(({ title }) => title !== '') ?? [];
  const always = (['site.home.playMoney', 'site.home.adults'] as const).map(id => ({ id, title: t(id) }));
  return [
    ...published.map(({ id, title, content, publishedAt }) => ({ id, title, html: content, publishedAt })),
    ...always,
  ];
}
