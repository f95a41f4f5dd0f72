import { formatYuan } from '@lobby/money';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Site } from '@lobby/platform-kernel/calls/site';
import type { OutgoingMessage } from '@lobby/platform-kernel/domain/messenger';
import { purposeWords } from '../code-purposes.ts';
import type { Purpose } from '../codes.tables.ts';

const words = {
  'zh-CN': (what: string, code: string) =>
    `您正在${what}，验证码是 ${code}，10分钟内有效。工作人员绝不会向您索要验证码，谨防诈骗。`,
  'zh-TW': (what: string, code: string) =>
    `您正在${what}，驗證碼是 ${code}，10分鐘內有效。工作人員絕不會向您索取驗證碼，謹防詐騙。`,
} as const;

/** A code that is sent: what it permits, and how it gets there. */
interface CodeMessage {
  readonly purpose: Purpose;
  readonly channel: OutgoingMessage['channel'];
  readonly code: string;
  readonly locale: Locale;
  /** What it lets the member withdraw, fen. */
  readonly amount?: bigint | undefined;
}

/**
 * The text of a message in the recipient's language. It says what the code permits, so that nobody gives it away for
 * something else, and that staff never ask for it.
 */
export function codeMessage(
  site: Pick<Site, 'titles'>,
  { purpose, channel, code, locale, amount }: CodeMessage,
): string {
  // A voice reads digit by digit.
  const spelled = channel === 'voice' ? Array.from(code).join(' ') : code;
  const what = purposeWords[purpose][locale] + (amount === undefined ? '' : ` ${formatYuan(amount)} 元`);
  return `【${site.titles[locale]}】${words[locale](what, spelled)}`;
}
