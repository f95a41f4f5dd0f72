import type { Platform } from '../../kernel/domain.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { Site } from '../../kernel/site.ts';

const words = {
  phone: {
    'zh-CN': '您的账号已更换绑定的手机号，24小时内不能取款。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已更換綁定的手機號碼，24小時內不能取款。如非本人操作，請立即聯絡線上客服。',
  },
  email: {
    'zh-CN': '您的账号已更换绑定的邮箱，24小时内不能取款。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已更換綁定的電子信箱，24小時內不能取款。如非本人操作，請立即聯絡線上客服。',
  },
} as const;

const channels = { phone: 'sms', email: 'email' } as const;

/**
 * Tells the phone or mailbox that was bound until now that it no longer is: whoever reads it may be the only one to
 * notice. Does not wait for the carrier.
 */
export function sendChangeNotice(
  { messenger, log }: Pick<Platform, 'messenger' | 'log'>,
  site: Site,
  { field, to, locale }: { readonly field: 'phone' | 'email'; readonly to: string; readonly locale: Locale },
): void {
  const text = `【${site.titles[locale]}】${words[field][locale]}`;
  messenger
    .send({ siteId: site.id, channel: channels[field], to, text })
    .catch(error =>
      log.warn({ err: error, channel: channels[field] }, 'a notice of a change could not be sent'),
    );
}
