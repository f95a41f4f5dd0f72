import { describe, expect, it } from 'vitest';
import { resultMessage, resultTitle } from '../result-codes/index.ts';
import { refused } from '../testing/refused.ts';
import { reasonOf, refusalText, refusalTitle } from './index.ts';

const common = refused('invalid-parameter', {
  message: '这个密码太常见，容易被猜到，请换一个',
  data: { reason: 'common-password' },
});

describe('the text of a refusal with a reason', () => {
  it('is the reason’s, in the language of the member and not of the platform', () => {
    expect(refusalText(common, 'zh-TW')).toBe('這個密碼太常見，容易被猜到，請換一個');
    expect(refusalText(common, 'zh-CN')).toBe('这个密码太常见，容易被猜到，请换一个');
  });

  it('is that of the code for an unknown reason, or none', () => {
    const odd = refused('invalid-parameter', {
      message: resultMessage('invalid-parameter', 'zh-CN'),
      data: { reason: 'toString' },
    });
    expect(reasonOf(odd)).toBeUndefined();
    expect(refusalText(odd, 'zh-TW')).toBe(resultMessage('invalid-parameter', 'zh-TW'));
    expect(refusalText({ kind: 'offline' }, 'zh-TW')).toMatch(/^網路連線已中斷.*請檢查網路/);
  });
});

describe('the title of a refusal', () => {
  it('is what its code means; a reason and a failure without an answer have none', () => {
    const plain = refused('invalid-parameter', { message: '这一项不对' });
    expect(refusalTitle(plain, 'zh-CN')).toBe(resultTitle('invalid-parameter', 'zh-CN'));
    expect(refusalTitle(plain, 'zh-TW')).toBe('請求參數有誤');
    expect(refusalTitle(common, 'zh-CN')).toBeUndefined();
    expect(refusalTitle({ kind: 'offline' }, 'zh-CN')).toBeUndefined();
    expect(refusalTitle(undefined, 'zh-CN')).toBeUndefined();
  });
});
