import { readFileSync } from 'node:fs';
import { formatFor } from '@lobby/i18n';
import { expect, it } from 'vitest';
import { sampleResults } from '../../testing/sample-results.ts';
import { correctedRound, openSportBet, sampleRound } from '../../testing/sample-rounds.ts';
import { roundLines } from './round-lines.ts';

/** Texts stand for themselves: what is looked at is which of them is where. */
const say = (id: string) => id;

it('bets of venues are a line each, with what a corrected round was and nothing of what is not decided', () => {
  const [titles = [], ...lines] = roundLines([correctedRound, openSportBet], {
    ...{ t: say, say, format: formatFor('zh-CN') },
  });
  const [corrected, open] = lines.map(line => Object.fromEntries(line.map((cell, at) => [titles[at], cell])));
  expect(corrected).toEqual({
    'betHistoryFile.venue': '锦绣电子',
    'betHistoryFile.hall': 'betHistory.hall.DZ',
    'betHistoryFile.ticket': correctedRound.ticketId,
    'betHistoryFile.placed': '2026-11-20 20:41:07',
    'betHistoryFile.game': '花灯夜市',
    'betHistoryFile.result': 'betHistory.status.settled',
    'betHistoryFile.stake': '2',
    'betHistoryFile.paid': '8',
    'betHistoryFile.net': '6',
    'betHistoryFile.turnover': '2',
    'betHistoryFile.stakeBefore': '2',
    'betHistoryFile.paidBefore': '0.40',
    'betHistoryFile.cameTo': '',
  });
  expect(open).toMatchObject({
    'betHistoryFile.paid': '',
    'betHistoryFile.net': '',
    'betHistoryFile.turnover': '',
    'betHistoryFile.stakeBefore': '',
  });
});

const texts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../messages/zh-CN.json', import.meta.url), 'utf8'),
);
const t = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  (texts[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

it.each([
  ['slot', '第 4 条线：3 个锦鲤 派彩 ¥1.50；免费旋转 8 次 ×2 派彩 ¥12.40'],
  [
    'baccarat',
    '闲：黑桃A、红心A、红心3（5 点）；庄：方块9、梅花10（9 点）；庄赢 · 闲对；庄 投注 ¥6，派彩 ¥11.70；和 投注 ¥3，派彩 ¥0',
  ],
  ['roulette', '17 号 黑；黑 投注 ¥10，派彩 ¥20'],
  ['digits', '开奖号码 4、4、2、5、1；总和 16'],
  ['cars', '第一名起依次为 10、4、6、3、5、2、9、8、7、1 号'],
  ['fish', '捕获 剑鱼'],
  ['missed', '未捕获 魟鱼'],
] as const)('what a round of %s came to is one text of its line', (kind, text) => {
  const round = sampleRound({}, { result: sampleResults[kind] });
  const [, line] = roundLines([round], { t, say, format: formatFor('zh-CN') });
  expect(line?.at(-1)).toContain(text);
});
