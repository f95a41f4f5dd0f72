import type { OutgoingMessage } from '../../ports/messenger.ts';

/** What a person reads or hears. Every message warns: nobody of the staff ever asks for a code. */
export function codeMessage(siteTitle: string, channel: OutgoingMessage['channel'], code: string): string {
  // A voice reads digit by digit.
  const spoken = channel === 'voice' ? Array.from(code).join(' ') : code;
  return `【${siteTitle}】您的验证码是 ${spoken}，10分钟内有效。工作人员绝不会向您索要验证码，谨防诈骗。`;
}
