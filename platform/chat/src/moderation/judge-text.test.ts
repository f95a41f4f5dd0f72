import { drawsOf } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { judgeText } from './judge-text.ts';

const draw = drawsOf('texts of the chat');
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item;
const digits = (count: number) => Array.from({ length: count }, () => Math.floor(draw() * 10)).join('');
const phone = () => `1${oneOf([...'3578'])}${digits(9)}`;
const account = () => `${oneOf(['abc', 'vip', 'bet', 'lucky', 'zq'])}${digits(5)}`;
const inSigns = (text: string, signs: string) => [...text].map(digit => [...signs][Number(digit)]).join('');

/** How people write a number so that no program reads it. */
const disguises: readonly ((number: string) => string)[] = [
  number => number,
  number => [...number].join(' '),
  number => [...number].join('-'),
  number => [...number].join('.'),
  number => `${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`,
  number => inSigns(number, '零一二三四五六七八九'),
  number => inSigns(number, '零壹贰叁肆伍陆柒捌玖'),
  number => inSigns(number, '零壹貳參肆伍陸柒捌玖'),
  number => inSigns(number, '⓪①②③④⑤⑥⑦⑧⑨'),
  number => inSigns(number, '０１２３４５６７８９'),
  number => [...number].join('\u200b'),
  number => [...number].join('*'),
  number => `${inSigns(number.slice(0, 5), '零一二三四五六七八九')}${number.slice(5)}`,
];
const services = [
  '微信',
  '薇信',
  '威信',
  'VX',
  'vx:',
  '卫星',
  '微 信',
  'QQ',
  '扣扣',
  '企鹅',
  '企鵝',
  '电报',
  '電報',
  'TG',
  '纸飞机',
];
const hosts = ['bet365vip', 'lucky88', 'www.zuqiu'];

const evasions = (): string =>
  oneOf([
    () => `加我 ${oneOf(disguises)(phone())}`,
    () => `${oneOf(disguises)(phone())} 稳赚`,
    () => `${oneOf(services)} ${account()}`,
    () => `${oneOf(services)}号${account()}`,
    () => `${oneOf(services)} ${oneOf(disguises)(digits(9))}`,
    () =>
      `${oneOf(hosts)}${oneOf(['.com', '点com', '。com', ' . com', ' dot com', '．ｃｏｍ', '点vip', '.cc'])}`,
    () =>
      `T${Array.from({ length: 33 }, () => oneOf([...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefgh'])).join('')}`,
    () => `0x${Array.from({ length: 40 }, () => oneOf([...'0123456789abcdef'])).join('')}`,
  ])();

const teams = ['曼城', '阿森纳', '利物浦', '皇馬', '拜仁', '國米'];
const number = (most: number) => String(Math.floor(draw() * most));
const honest = (): string =>
  oneOf([
    () => `${oneOf(teams)} ${number(5)}-${number(5)} ${oneOf(teams)}，没想到`,
    () =>
      `${oneOf(teams)}让 ${oneOf(['0.5', '0/0.5', '1', '2.5/3'])} @1.${digits(2)} 我下了 ${number(5000)} 元`,
    () => `${number(23)}:${oneOf(['00', '15', '30', '45'])} 开场，还有 ${number(60)} 分钟`,
    () => `大小球 ${oneOf(['2.5', '2.5/3', '3', '3.25'])}，赔率 0.${digits(2)}`,
    () => `赢了 ¥${number(90)},${digits(3)}.${digits(2)}，谢谢大家`,
    () => `第 ${number(90)} 分钟进球！${number(4)}比${number(4)}`,
    () => `半场 ${number(3)}:${number(3)} 全场 ${number(6)}:${number(6)}，角球 ${number(14)}`,
    () => `这是 2026-11-${10 + Math.floor(draw() * 20)} 最精彩的一场`,
    () => `${oneOf(teams)}近 ${number(10)} 场 ${number(9)} 胜 ${number(5)} 平`,
    () => `投了 ${number(100)}00 块，胜率 ${number(100)}%`,
    () => `我在微信上看到${oneOf(teams)}的首发了`,
    () => `比分 2-1 3-0 1-1 都中了，${number(3)} 串 1`,
    () =>
      `${oneOf(['好球', '漂亮', '加油', '可惜', '又進了', '裁判瞎了'])}${'！'.repeat(1 + Math.floor(draw() * 3))}`,
    () => `100 万的奖池，${number(9)}.${digits(1)} 折`,
  ])();

describe('what is said in a room', () => {
  it.each([
    ['13800138000', 'contact'],
    ['一三八 〇〇一三 八〇〇〇', 'contact'],
    ['薇❤信 abc12345', 'contact'],
    ['加VX：lucky888', 'contact'],
    ['看 zuqiu点com', 'link'],
    ['https://x.example', 'link'],
    ['2-1 拿下，1.85@2.5/3 稳', undefined],
    ['12:30 开球', undefined],
    ['我投了 ¥12,345.67', undefined],
  ])('%s: %s', (text, refusal) => {
    expect(judgeText(text)).toBe(refusal);
  });

  it('of 500 evasions at least 95 % are refused', () => {
    const texts = Array.from({ length: 500 }, evasions);
    const passed = texts.filter(text => !judgeText(text));
    expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(25);
  });

  it('of 1,000 honest lines with odds, scores, stakes and times at most five are refused', () => {
    const texts = Array.from({ length: 1_000 }, honest);
    const refused = texts.filter(text => judgeText(text));
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(5);
  });

  it('a number that is split over messages of a minute is refused with its last part', () => {
    expect(judgeText('1380', [], [])).toBeUndefined();
    expect(judgeText('0138', [], ['1380'])).toBe('contact');
    expect(judgeText('2-1', [], ['1-0', '1-1'])).toBeUndefined();
  });

  it('words of the brand are found in both scripts, and with marks between', () => {
    expect(judgeText('加入带单计划群', ['计划群'])).toBe('word');
    expect(judgeText('計 劃 群', ['计划群'])).toBe('word');
  });
});
