import { type Locale, localeOf } from '@lobby/platform-kernel/calls/locale';
import type { Site } from '@lobby/platform-kernel/calls/site';
import type { Platform } from '@lobby/platform-kernel/domain/domain';

const words = {
  phone: {
    'zh-CN': '您的账号已更换绑定的手机号，24小时内不能取款。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已更換綁定的手機號碼，24小時內不能取款。如非本人操作，請立即聯絡線上客服。',
  },
  email: {
    'zh-CN': '您的账号已更换绑定的邮箱，24小时内不能取款。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已更換綁定的電子信箱，24小時內不能取款。如非本人操作，請立即聯絡線上客服。',
  },
  'phone-bound': {
    'zh-CN': '您的账号已绑定手机号。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已綁定手機號碼。如非本人操作，請立即聯絡線上客服。',
  },
  'email-bound': {
    'zh-CN': '您的账号已绑定邮箱。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已綁定電子信箱。如非本人操作，請立即聯絡線上客服。',
  },
  password: {
    'zh-CN': '您的登录密码已修改，24小时内不能取款。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的登入密碼已修改，24小時內不能取款。如非本人操作，請立即聯絡線上客服。',
  },
  'passkey-added': {
    'zh-CN': '您的账号已添加通行密钥，可以用它确认重要操作。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已新增通行密鑰，可以用它確認重要操作。如非本人操作，請立即聯絡線上客服。',
  },
  'passkey-removed': {
    'zh-CN': '您的账号已移除一个通行密钥。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已移除一個通行密鑰。如非本人操作，請立即聯絡線上客服。',
  },
  'payout-account-added': {
    'zh-CN': '您的账号已添加取款账户。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已新增取款帳戶。如非本人操作，請立即聯絡線上客服。',
  },
  'payout-account-removed': {
    'zh-CN': '您的账号已删除一个取款账户。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已刪除一個取款帳戶。如非本人操作，請立即聯絡線上客服。',
  },
  'payout-account-default': {
    'zh-CN': '您的账号已更换默认取款账户。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已更換預設取款帳戶。如非本人操作，請立即聯絡線上客服。',
  },
  'withdrawal-password-set': {
    'zh-CN': '您的账号已设置取款密码。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的帳號已設定取款密碼。如非本人操作，請立即聯絡線上客服。',
  },
  'withdrawal-password-changed': {
    'zh-CN': '您的取款密码已修改，24小时内不能取款。如非本人操作，请立即联系在线客服。',
    'zh-TW': '您的取款密碼已修改，24小時內不能取款。如非本人操作，請立即聯絡線上客服。',
  },
} as const;

const channels = { phone: 'sms', email: 'email' } as const;

interface ChangeNotice {
  /** What was changed. */
  readonly change: keyof typeof words;
  /** Where the notice goes, and the phone or mailbox itself. */
  readonly field: 'phone' | 'email';
  readonly to: string;
  readonly locale: Locale;
}

/**
 * Notifies a phone or mailbox of a member of a change, because whoever reads it may be the only one to notice. A
 * replaced one is notified itself. Does not wait for the carrier.
 */
export function sendChangeNotice(
  { messenger, log }: Pick<Platform, 'messenger' | 'log'>,
  site: Site,
  { change, field, to, locale }: ChangeNotice,
): void {
  const text = `【${site.titles[locale]}】${words[change][locale]}`;
  messenger
    .send({ siteId: site.id, channel: channels[field], to, text })
    .catch(error =>
      log.warn({ err: error, channel: channels[field] }, 'a notice of a change could not be sent'),
    );
}

/** Notifies what the member has bound, phone and mailbox, in the language `langx`. */
export function notifyMember(
  platform: Pick<Platform, 'messenger' | 'log'>,
  site: Site,
  member: { readonly phone: string; readonly email: string },
  { change, langx }: { readonly change: keyof typeof words; readonly langx: string | undefined },
): void {
  for (const field of ['phone', 'email'] as const) {
    const to = member[field];
    if (to !== '') sendChangeNotice(platform, site, { change, field, to, locale: localeOf(langx) });
  }
}
