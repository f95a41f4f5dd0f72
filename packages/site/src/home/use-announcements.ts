import { useNotices } from '@lobby/api-client/endpoints/advertising';
import { useLocale, useText } from '@lobby/i18n';
import { siteMessages } from '../messages/index.ts';

/** What the platform announces, newest first, then what is always true here. Never empty. */
export function useAnnouncements(): readonly string[] {
  const t = useText(siteMessages);
  const locale = useLocale();
  const { data } = useNotices({ pageNum: 1, pageSize: 10, langx: locale });
  const published = data?.list.map(notice => notice.title).filter(title => title !== '') ?? [];
  return [...published, t('site.home.playMoney'), t('site.home.adults')];
}
