import { expect, it } from 'vitest';
import { codeMessage } from './code-message.ts';

const site = { titles: { 'zh-CN': '远山', 'zh-TW': '遠山' } };

it('is written in the member’s language and names the site', () => {
  expect(codeMessage(site, 'sms', '012345', 'zh-CN')).toBe(
    '【远山】您的验证码是 012345，10分钟内有效。工作人员绝不会向您索要验证码，谨防诈骗。',
  );
  expect(codeMessage(site, 'sms', '012345', 'zh-TW')).toBe(
    '【遠山】您的驗證碼是 012345，10分鐘內有效。工作人員絕不會向您索取驗證碼，謹防詐騙。',
  );
});

it('spells the digits one by one for a voice call', () => {
  expect(codeMessage(site, 'voice', '012345', 'zh-TW')).toContain('0 1 2 3 4 5');
});
