import { describe, expect, it } from 'vitest';
import { resultMessage } from '../result-codes/index.ts';
import { refused } from '../testing/refused.ts';
import { reasonOf, refusalText } from './index.ts';

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
