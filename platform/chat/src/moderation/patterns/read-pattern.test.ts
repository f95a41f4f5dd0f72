import { describe, expect, it } from 'vitest';
import { foldText, tightText } from '../folded-text.ts';
import { judgeText } from '../judge-text.ts';
import { PATTERN_CHARACTERS, type Pattern, readPattern } from './read-pattern.ts';

function patternOf(source: string): Pattern {
  const read = readPattern(source);
  if ('problem' in read) throw new Error(read.problem);
  return read.pattern;
}
const problemOf = (source: string): string | undefined => {
  const read = readPattern(source);
  return 'problem' in read ? read.problem : undefined;
};

describe('a pattern', () => {
  it.each([
    ['计划\\d{2}群', '計 劃 ８８ 裙，群', undefined],
    ['计划\\d{2}群', '計 劃 ８８ 群', '计划88群'],
    ['VIP[A-Z]{3}', 'v-i-p abc', 'vipabc'],
    ['計劃群', '计划群', '计划群'],
    ['ＶＩＰ[０-９]{2}群', 'vip88群', 'vip88群'],
    ['ＶＩＰ（群）', 'vip群', undefined],
    ['^红单', '今天红单', undefined],
    ['(?:红|黑)单$', '今天黑单！', '黑单'],
  ])('%s is looked for in %s as words are', (source, text, found) => {
    expect(patternOf(source).find(tightText(foldText(text)))).toBe(found);
  });

  it('refuses a message as a word does, also one that is split over messages', () => {
    const patterns = [patternOf('加.{2}老师')];
    expect(judgeText('加李四老师', [], [], patterns)).toBe('word');
    expect(judgeText('四老师', [], ['加李'], patterns)).toBe('word');
    expect(judgeText('老师好', [], [], patterns)).toBeUndefined();
  });

  it.each([
    ['', '还没有填写'],
    [
      '好'.repeat(PATTERN_CHARACTERS + 1),
      `有 ${PATTERN_CHARACTERS + 1} 个字符，最多 ${PATTERN_CHARACTERS} 个`,
    ],
    ['(红单', '缺少右括号“)”（(红单）'],
    ['[红', '缺少右方括号'],
    ['红)', '多了一个右括号'],
    ['*红', '重复符号前面没有内容（*）'],
    ['红**', '重复符号不能连着写'],
    ['红{3,1}', '重复次数无效'],
    ['红\\', '末尾的“\\”后面没有字符'],
    ['(红)\\1', '不支持反向引用（\\1）'],
    ['红(?=单)', '不支持前瞻'],
    ['(?<=红)单', '不支持后顾'],
    ['[z-a]', '字符范围无效（z-a）'],
    ['((((a{9}){9}){9}){9}){9}', '重复次数相乘超过'],
    ['\\p{L}{900}', '太复杂'],
  ])('%s is refused with what is wrong with it', (source, sentence) => {
    expect(problemOf(source)).toContain(sentence);
  });

  it.each(['a*', '(红单)?', '^', '$', '\\b', '\\B', '红|', 'a|\\b', '(?:^|红)$', '\\ba*'])(
    '%s is refused, since it stands for nothing too',
    source => {
      expect(problemOf(source)).toContain('不能匹配空白内容');
    },
  );
});

it.each(['.', '.+', '..?', '^.', '[^加]', '(?s:.)$', '\\pL|\\pN', '\\p{Han}|\\w', '\\S'])(
  '%s is refused, since no message would be said any more',
  source => {
    expect(problemOf(source)).toContain('几乎所有消息');
  },
);

it.each(['^.$', '.{8}', '\\d', '[a-z]', '加.*群', '[好稳这]'])(
  '%s is taken, since others are said',
  source => {
    expect(problemOf(source)).toBeUndefined();
  },
);

/** How often an engine looks at the signs of a text. */
function looksAt({ program }: Pattern, text: string): number {
  let looks = 0;
  const signs = new Proxy([...Buffer.from(text)], {
    get(target, name, receiver) {
      if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  program.matcher(signs).find();
  return looks;
}

describe('a text of 64 KiB', () => {
  const KIB = 1_024;
  const hostile = (kib: number) => `${'a'.repeat(kib * KIB - 1)}b`;

  it.each(['(a+)+$', '(a|aa)+$', '(?:a*)*c', '(?:.*?){10}x', '(.*)(.*)(.*)z', '(a|a?)+$a'])(
    'is looked at by %s a few times each sign, and one of 16 KiB as often',
    source => {
      const pattern = patternOf(source);
      const [some, all] = [looksAt(pattern, hostile(16)), looksAt(pattern, hostile(64))];
      expect(some).toBeGreaterThan(0);
      // The first signs are looked at by another part of the engine, so that the small text has more looks a sign.
      expect(all / some).toBeLessThan(4.5);
      expect(all).toBeLessThanOrEqual(64 * KIB * 20);
    },
  );
});
