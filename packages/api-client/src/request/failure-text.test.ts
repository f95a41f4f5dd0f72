import { describe, expect, it } from 'vitest';
import { resultMessage } from '../result-codes/index.ts';
import { refused } from '../testing/refused.ts';
import { unanswered } from '../testing/unanswered.ts';
import { failureText } from './failure-text.ts';

const taken = refused('data-exists');

const every = [taken, ...unanswered];

describe('the text of a failure', () => {
  it.each(every)('of kind $kind is a sentence in either language', failure => {
    expect(failureText(failure, 'zh-CN')).toMatch(/[\u4e00-\u9fff]{4}/);
    expect(failureText(failure, 'zh-TW')).toMatch(/[\u4e00-\u9fff]{4}/);
  });

  it('is the server’s own when it sent any, cut to a readable length', () => {
    expect(failureText({ ...taken, message: ' 用户名已被注册 ' }, 'zh-CN')).toBe('用户名已被注册');
    expect(failureText({ ...taken, message: '长'.repeat(9_000) }, 'zh-CN')).toHaveLength(200);
  });
});

describe('a server’s message, which is in Simplified Chinese,', () => {
  it.each([resultMessage('data-exists', 'zh-CN'), '该用户名已被注册，请换一个'])(
    'is not shown to readers of Traditional Chinese: %s',
    message => {
      expect(failureText({ ...taken, message }, 'zh-TW')).toBe(resultMessage('data-exists', 'zh-TW'));
      expect(failureText({ ...taken, message }, 'zh-CN')).toBe(message);
      const unknown = { kind: 'unknown-code', code: 1, message } as const;
      expect(failureText(unknown, 'zh-TW')).toBe(resultMessage('server-error', 'zh-TW'));
    },
  );
});
