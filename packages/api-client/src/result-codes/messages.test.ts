import { describe, expect, it } from 'vitest';
import { refusalReasons } from '../refusal-reasons/index.ts';
import { type ResultName, resultCodes } from './catalogue.ts';
import { resultMessage } from './messages.ts';
import { resultTitle } from './titles.ts';
import { withFacts } from './with-facts.ts';

const rows = Object.values(resultCodes).filter(({ name }) => name !== 'success');
const names = rows.map(({ name }) => name);
const said = (name: ResultName) => resultMessage(name, 'zh-CN');

/** The canned messages of the specification, by their meaning (docs/rules.md#sources). */
const canned: Readonly<Partial<Record<ResultName, RegExp>>> = {
  success: /成功/,
  'server-error': /开小差.*稍后再试/,
  'login-expired': /重新登录/,
  'file-upload-failure': /文件上传失败/,
  'invalid-parameter': /参数有误/,
  'access-denied': /被拒绝/,
  'frequent-submission': /勿频繁提交/,
  maintenance: /维护中/,
  'not-found': /数据不存在/,
  'illegal-parameter': /^非法请求$/,
};

/** Words that accuse, or say nothing. */
const blame = /非法|有误(?!请)|错误|失败|小差|频繁|违规|异常|[请切]勿|不合法/;
const whatToDo = /请|可以|或/;
const unharmed = /没有|不受影响|不变/;
/** What must not be said of a call that may have been executed. */
const undone = /没有(进行|处理|完成|提交|任何更改)|不变/;

describe('the title of a code', () => {
  it.each(Object.entries(canned))('%s is the canned message of the specification', (name, meaning) => {
    // Safe: the keys of the table are names.
    expect(resultTitle(name as ResultName, 'zh-CN')).toMatch(meaning);
  });

  it.each(names)('%s is short, in both scripts, and no sentence', name => {
    for (const locale of ['zh-CN', 'zh-TW']) {
      expect(resultTitle(name, locale)).toMatch(/^[^。]{4,24}$/);
      expect(resultMessage(name, locale)).not.toBe(resultTitle(name, locale));
    }
  });
});

describe('the sentence of a code', () => {
  it.each(names)('%s says what happened, then what to do, and accuses nobody', name => {
    const [happened = '', ...next] = said(name).split('。').filter(Boolean);
    expect(happened.length).toBeGreaterThan(5);
    expect(next.join('。')).toMatch(whatToDo);
    expect(said(name)).not.toMatch(blame);
    expect(said(name)).not.toMatch(/[〔〕{}|]/);
  });

  it.each(rows)(
    '$name says no more of money and data than is known ($mayHaveRun)',
    ({ name, mayHaveRun }) => {
      switch (mayHaveRun) {
        case 'yes':
          expect(said(name)).toMatch(/先.*查看.*结果/);
          expect(said(name)).not.toMatch(undone);
          break;
        case 'unless-money':
          expect(said(name)).toMatch(/资金没有变动.*先查看/);
          break;
        default:
          expect(said(name)).toMatch(unharmed);
      }
    },
  );

  it.each([
    ['frequent-submission', 'retryAt'],
    ['max-phone-attempts', 'retryAt'],
    ['locking-unavailable', 'lockedUntil'],
    ['maintenance', 'until'],
    ['system-under-maintenance', 'until'],
    ['venue-under-maintenance', 'until'],
  ] as const)('%s has the time that the answer knows', (name, field) => {
    const at = Date.UTC(2026, 10, 26, 7, 35, 20);
    for (const locale of ['zh-CN', 'zh-TW'])
      expect(resultMessage(name, locale, { [field]: at })).toContain(' 2026-11-26 15:36 ');
    expect(said(name)).not.toContain('2026');
  });
});

describe('the sentence of a reason', () => {
  const reasons = Object.entries(refusalReasons);

  it.each(reasons)('%s says what to do, or what is needed', (_reason, { 'zh-CN': words }) => {
    const plain = withFacts(words, undefined);
    expect(plain).toMatch(/请|可以|仅支持|不能|须/);
    expect(plain).not.toMatch(/非法|小差|频繁|违规|异常|[请切]勿/);
    expect(plain).not.toMatch(/[〔〕{}|]/);
  });

  it.each(reasons)('%s has the same facts in both scripts', (_reason, words) => {
    const facts = (text: string) => [...text.matchAll(/\{(\w+)\}|\d+/g)].map(([all]) => all);
    expect(facts(words['zh-TW'])).toEqual(facts(words['zh-CN']));
  });
});

describe('a fact', () => {
  const sentence = '没有提交〔，最低 {min} 元|，低于最低金额〕；〔请在 {retryAt} 以后再试|请稍后再试〕';

  it('is said where the answer has it, and something else where it has not', () => {
    const retryAt = Date.UTC(2026, 0, 1);
    expect(withFacts(sentence, { min: '100', retryAt })).toBe(
      '没有提交，最低 100 元；请在 2026-01-01 08:00 以后再试',
    );
    expect(withFacts(sentence, { min: '', retryAt: 'soon' })).toBe('没有提交，低于最低金额；请稍后再试');
    expect(withFacts(sentence, null)).toBe('没有提交，低于最低金额；请稍后再试');
  });

  it.each([0, -1, 1e20, Number.NaN, Number.MAX_SAFE_INTEGER])('is no time when it is %d', retryAt => {
    expect(withFacts(sentence, { retryAt })).toContain('请稍后再试');
  });

  it('is no long text, which could be a sentence of its own', () => {
    expect(withFacts(sentence, { min: 'x'.repeat(30) })).toContain('低于最低金额');
  });
});
