import { readFileSync } from 'node:fs';
import { formatFor } from '@lobby/i18n';
import { describe, expect, it } from 'vitest';
import { everyEnd, sampleBet, sampleLeg } from '../../testing/sample-bets.ts';
import { abandoned, soldBack } from '../../testing/sample-steps.ts';
import { tickets } from '../../testing/sample-tickets.ts';
import type { Bet } from '../bet-words.ts';
import { historyLines } from './history-lines.ts';

// Read as written: an import would give the compiled messages.
const wordsOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const words: Record<string, string> = {
  ...wordsOf('../../messages/zh-CN.json'),
  ...wordsOf('./messages/zh-CN.json'),
  ...wordsOf('../../../../betting/src/messages/zh-CN.json'),
};
const say = (id: string, values: Readonly<Record<string, string | number>> = {}) =>
  (words[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The lines of bets as objects by column title, without empty cells. */
function linesOf(...bets: Bet[]) {
  const [titles = [], ...lines] = historyLines(bets, { t: say, say, format: formatFor('zh-CN') });
  return lines.map(line =>
    Object.fromEntries(titles.map((title, at) => [title, line[at]]).filter(([, cell]) => cell)),
  );
}

describe('the lines of an exported bet', () => {
  it('are one with its money and one for its only leg', () => {
    expect(linesOf(sampleBet())).toEqual([
      {
        行: '注单',
        注单号: 'OU10000001',
        '投注时间（北京时间）': '2026-11-20 20:41:07',
        '结算时间（北京时间）': '2026-11-20 22:02:00',
        玩法: '单关',
        串法: '单关',
        结果: '赢半',
        '投注额（元）': '200',
        '每注（元）': '200',
        注数: '1',
        '承担本金（元）': '200',
        '可赢（元）': '192',
        '输赢（元）': '96',
        '有效投注（元）': '96',
      },
      {
        行: '第 1 关',
        注单号: 'OU10000001',
        结果: '赢半',
        运动: '足球',
        联赛: '英超',
        主队: '富勒姆',
        客队: '伯恩利',
        '开赛时间（北京时间）': '2026-11-20 20:00:00',
        盘口: '全场让球',
        投注内容: '伯恩利',
        让球或大小: '-0.5/1',
        赔率: '0.96',
        赔率格式: '香港盘',
        滚球: '滚球',
        投注时比分: '1 比 2',
        半场比分: '1 比 0',
        终场比分: '1 比 3',
      },
    ]);
  });

  it('of a system are one and one for each leg', () => {
    const lines = linesOf(tickets.system);
    expect(lines.map(line => `${line.行} ${line.注单号} ${line.结果}`)).toEqual([
      '注单 PS10000030 赢',
      '第 1 关 PS10000030 赢',
      '第 2 关 PS10000030 赢',
      '第 3 关 PS10000030 输',
    ]);
    expect(lines[0]).toMatchObject({ 玩法: '组合串关', 串法: '3串4', 注数: '4', '输赢（元）': '20.76' });
  });

  it('have no money won or lost while that is not known', () => {
    const [pending] = linesOf(...everyEnd);
    expect(pending?.['输赢（元）']).toBeUndefined();
    expect(pending?.结果).toBe('确认中');
  });

  it('have what was sold back and what was paid for it, only where something was', () => {
    const [ticket] = linesOf(soldBack.part);
    expect(ticket).toMatchObject({ '兑现到账（元）': '94.08', '兑现本金（元）': '100', 结果: '未结算' });
    const [whole] = linesOf(soldBack.whole);
    expect(whole).toMatchObject({ 结果: '提前兑现', '输赢（元）': '-11.84' });
  });

  it('write a correct score in words, which a spreadsheet would take for a time', () => {
    const [, leg] = linesOf(sampleBet({ legs: [sampleLeg({ wtype: 'PD', rtype: 'H2C1' })] }));
    expect(leg?.投注内容).toBe('2 比 1');
  });

  it('have a cell for every column', () => {
    const lines = historyLines([tickets.longNames, sampleBet()], { t: say, say, format: formatFor('zh-CN') });
    expect(new Set(lines.map(line => line.length))).toEqual(new Set([30]));
  });
});

it('a leg on a match that was abandoned has its score then', () => {
  const [, leg] = linesOf(abandoned.returned);
  expect(leg).toMatchObject({ 终场比分: '赛事腰斩 2 比 1' });
});
