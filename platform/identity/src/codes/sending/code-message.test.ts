import { expect, it } from 'vitest';
import { purposeWords } from '../code-purposes.ts';
import { codeMessage } from './code-message.ts';

const site = { titles: { 'zh-CN': '远山', 'zh-TW': '遠山' } };
const code = { purpose: 'add-payout-account', channel: 'sms', code: '012345' } as const;

it('is written in the member’s language, names the site, and says what the code permits', () => {
  expect(codeMessage(site, { ...code, locale: 'zh-CN' })).toBe(
    '【远山】您正在添加取款账户，验证码是 012345，10分钟内有效。工作人员绝不会向您索要验证码，谨防诈骗。',
  );
  expect(codeMessage(site, { ...code, locale: 'zh-TW' })).toBe(
    '【遠山】您正在新增取款帳戶，驗證碼是 012345，10分鐘內有效。工作人員絕不會向您索取驗證碼，謹防詐騙。',
  );
});

it('says something else for each thing a code of a member permits', () => {
  const said = Object.entries(purposeWords).filter(([purpose]) => !purpose.startsWith('reset-p'));
  for (const locale of ['zh-CN', 'zh-TW'] as const) {
    const texts = said.map(([, words]) => words[locale]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

it('names the money a withdrawal takes out', () => {
  const asked = { ...code, purpose: 'withdrawal', amount: 123_450n } as const;
  expect(codeMessage(site, { ...asked, locale: 'zh-CN' })).toContain(
    '您正在取款 1234.50 元，验证码是 012345',
  );
});

it('spells the digits one by one for a voice call', () => {
  expect(codeMessage(site, { ...code, channel: 'voice', locale: 'zh-TW' })).toContain('0 1 2 3 4 5');
});
