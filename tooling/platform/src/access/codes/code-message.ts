import type { Locale } from '../../kernel/locale.ts';
import type { OutgoingMessage } from '../../kernel/messenger.ts';
import type { Site } from '../../kernel/site.ts';

const words = {
  'zh-CN': (code: string) => `您的验证码是 ${code}，10分钟内有效。工作人员绝不会向您索要验证码，谨防诈骗。`,
  'zh-TW': (code: string) => `您的驗證碼是 ${code}，10分鐘內有效。工作人員絕不會向您索取驗證碼，謹防詐騙。`,
} as const;

/** The text of a message in the recipient's language. Every message warns that staff never ask for a code. */
export function codeMessage(
  site: Pick<Site, 'titles'>,
  channel: OutgoingMessage['channel'],
  code: string,
  locale: Locale,
): string {
  // A voice reads digit by digit.
  const spoken = channel === 'voice' ? Array.from(code).join(' ') : code;
  return `【${site.titles[locale]}】${words[locale](spoken)}`;
}
