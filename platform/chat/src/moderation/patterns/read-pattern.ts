import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js';
import { simplified } from '../folded-text.ts';

/** Characters of a pattern at most (docs/rules.md#chat). */
export const PATTERN_CHARACTERS = 100;
/** What the counts of a pattern, as in `{2,6}`, make together at most (docs/rules.md#chat). */
export const PATTERN_REPEATS = 1_000;
/** Instructions of the program that a pattern becomes, at most (docs/rules.md#chat). */
export const PATTERN_SIZE = 500;

/** A pattern of an operator, ready to look for. */
export interface Pattern {
  readonly program: RE2JS;
  /** The first part of a text, as it is judged, that the pattern stands for; undefined: there is none. */
  find(tight: string): string | undefined;
}

/** Each place between two signs, and each end, is in one of them. */
const places = ['', 'aa', '一一', 'a一', '一a'];

/** Ordinary messages as they are judged, of every script and length, no two with a sign in common. */
const ordinary = ['稳', '好球', '这场比赛踢得真精彩', 'g', 'lol', '6', '18', '晚上谁看直播啊'];

/** What is wrong with a pattern, by the words of its engine. */
const problems: Readonly<Record<string, string>> = {
  'missing closing ]': '缺少右方括号“]”',
  'missing closing )': '缺少右括号“)”',
  'unexpected )': '多了一个右括号“)”',
  'missing argument to repetition operator': '重复符号前面没有内容',
  'invalid nested repetition operator': '重复符号不能连着写',
  'invalid repeat count': '重复次数无效',
  'trailing backslash at end of expression': '末尾的“\\”后面没有字符',
  'invalid escape sequence': '没有这种转义，也不支持反向引用',
  'invalid or unsupported Perl syntax': '不支持前瞻等写法',
  'invalid named capture': '不支持后顾，或命名无效',
  'duplicate capture group name': '命名重复',
  'invalid character class range': '字符范围无效',
};

/**
 * Reads a pattern of an operator for an engine that looks at each sign of a text a bounded number of times.
 * @returns the pattern, or what is wrong with it as a sentence.
 */
export function readPattern(source: string): { readonly pattern: Pattern } | { readonly problem: string } {
  if (source === '') return { problem: '正则表达式还没有填写。' };
  const { length } = [...source];
  if (length > PATTERN_CHARACTERS)
    return { problem: `正则表达式有 ${length} 个字符，最多 ${PATTERN_CHARACTERS} 个。` };
  // Before it is compiled: counts within counts would fill the memory.
  if (repeatsOf(source) > PATTERN_REPEATS)
    return { problem: `重复次数相乘超过 ${PATTERN_REPEATS}，改小后再试。` };
  try {
    const program = RE2JS.compile(simplified(inOneWidth(source)), RE2JS.CASE_INSENSITIVE);
    if (program.programSize() > PATTERN_SIZE) return { problem: '正则表达式太复杂，拆成几个后再试。' };
    if (places.some(text => findsNothing(program, text)))
      return { problem: '正则表达式不能匹配空白内容，否则每条消息都会被拒绝。' };
    if (ordinary.every(text => program.matcher(text).find()))
      return { problem: '正则表达式会匹配几乎所有消息，写得更具体后再试。' };
    return {
      pattern: {
        program,
        find(tight) {
          const matcher = program.matcher(tight);
          return (matcher.find() && matcher.group()) || undefined;
        },
      },
    };
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return { problem: sentenceOf(error) };
  }
}

/** Letters and digits as texts are judged; signs of the syntax and classes stay as they are. */
const inOneWidth = (source: string): string =>
  source.replace(/[^\p{ASCII}]/gu, sign => (/[\p{L}\p{N}]/u.test(sign) ? sign.normalize('NFKC') : sign));

function repeatsOf(source: string): number {
  const counts = source.matchAll(/\{(\d{0,6})(?:,(\d{0,6}))?\}/g);
  return [...counts].reduce((product, [, least, most]) => product * (Number(most || least) || 1), 1);
}

/** Whether a pattern stands for a part of a text that is empty. */
function findsNothing(program: RE2JS, text: string): boolean {
  const matcher = program.matcher(text);
  while (matcher.find()) if (matcher.group() === '') return true;
  return false;
}

function sentenceOf(error: RE2JSException): string {
  if (!(error instanceof RE2JSSyntaxException)) return '正则表达式无效。';
  const what = problems[error.getDescription()] ?? '写法无效';
  // The engine writes its flag before the pattern.
  const at = error.getPattern()?.replace(/^\(\?i\)/, '');
  return at ? `正则表达式无效：${what}（${at}）。` : `正则表达式无效：${what}。`;
}
