import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Strong } from '../markets/line.ts';
import { isHandicap } from '../markets/market.ts';
import { markets } from '../markets/markets.ts';
import { intervalOf, quarterOf } from '../markets/periods.ts';
import type { SayBetWord } from './bet-words.ts';
import { nameBet, nameParts } from './name-bet.ts';
import { nameMarket, namePick, namePickBeside } from './name-pick.ts';

// Read as written: an import would give the compiled messages.
const words: Record<string, string> = JSON.parse(
  readFileSync(new URL('../messages/zh-CN.json', import.meta.url), 'utf8'),
);
const say: SayBetWord = (id, values = {}) =>
  (words[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const teams = { teamH: '富勒姆', teamC: '伯恩利' };
const named = (wtype: string, rtype: string, line = '', strong: Strong = '') =>
  nameBet(say, { ...teams, wtype, rtype, line, strong });
const pick = (...bet: Parameters<typeof named>) => {
  const { pick, line } = named(...bet);
  return [pick, line].filter(Boolean).join(' ');
};

describe('a bet in words', () => {
  it.each([
    ['R', 'RH', '全场让球'],
    ['HRE', 'HREH', '半场让球'],
    ['ARE', 'AREH', '全场让球'],
    ['ROU', 'ROUC', '全场大小'],
    ['HROU', 'HROUC', '半场大小'],
    ['RM', 'RMH', '全场独赢'],
    ['HM', 'HMH', '半场独赢'],
    ['RPD', 'H0C0', '全场波胆'],
    ['F', 'FHH', '半全场'],
    ['RTS', 'Y', '全场双方进球'],
    ['RWB', 'RWBH', '上下半场都获胜'],
    ['ZZ', 'ZZ', '其他盘口'],
  ])('names the market %s', (wtype, rtype, market) => {
    expect(named(wtype, rtype).market).toBe(market);
  });

  it('names the team with the line signed from its side', () => {
    expect(pick('RE', 'REC', '0.5 / 1', 'C')).toBe('伯恩利 -0.5/1');
    expect(pick('R', 'RH', '0.5', 'C')).toBe('富勒姆 +0.5');
    expect(pick('R', 'RH', '0', 'H')).toBe('富勒姆 0');
  });

  it('names over and under with their line', () => {
    expect([pick('ROU', 'ROUC', '2.5 / 3'), pick('OU', 'OUH', '2.5')]).toEqual(['大 2.5/3', '小 2.5']);
    expect([pick('AOU', 'AOUO', '3'), pick('AOU', 'AOUU', '3')]).toEqual(['大 3', '小 3']);
  });

  it('names a next goal by its number, and without one as the market is called', () => {
    expect(named('RNG', 'RNGH', '2')).toEqual({ market: '第 2 个进球', pick: '富勒姆', line: '' });
    expect(named('NG', 'NGN', '1')).toEqual({ market: '第 1 个进球', pick: '没有进球', line: '' });
    expect(named('RNG', 'RNGC').market).toBe('下一进球');
    expect(namePickBeside(say, { kind: 'next-goal' }, { pick: 'C' })).toBe('客');
  });

  it('names the picks of every other market', () => {
    expect(pick('M', 'MN')).toBe('和局');
    expect(pick('RM', 'RMH')).toBe('富勒姆');
    expect(pick('PD', 'H2C1')).toBe('2:1');
    expect(pick('PD', 'OVH')).toBe('其他比分');
    expect(pick('T', '2~3')).toBe('2-3 球');
    expect(['MG1H', 'MGN', 'MG2H'].map(rtype => pick('MG', rtype))).toEqual(['上半场', '一样多', '下半场']);
    expect([pick('SB', 'SBH'), pick('RWE', 'RWEC')]).toEqual(['富勒姆', '伯恩利']);
    expect(pick('T', 'OVER')).toBe('7 球或以上');
    expect(pick('F', 'FHC')).toBe('主 / 客');
    expect(pick('EO', 'EVEN')).toBe('双');
    expect(pick('TS', 'N')).toBe('否');
  });

  it('names a same-match combination by its parts, each with its market', () => {
    const rtype = 'M:MC|M:MH+OU:OUC@2.5+R:RH@-0.5';
    expect(named('SM', rtype)).toEqual({
      market: '同场串关',
      pick: '（全场独赢 伯恩利 或 全场独赢 富勒姆） + 全场大小 大 2.5 + 全场让球 富勒姆 -0.5',
      line: '',
    });
    expect(nameParts(say, { ...teams, wtype: 'M', rtype: 'MH', line: '', strong: '' })).toEqual([]);
  });

  it('names the runner of an outright', () => {
    const bet = { wtype: 'FS', rtype: '70101', line: '', strong: '', teamH: '北辰', teamC: '' } as const;
    expect(nameBet(say, bet)).toEqual({ market: '冠军', pick: '北辰', line: '' });
  });

  it('shows the codes of an unknown bet', () => {
    expect(named('ZZ', 'ZZH', '1')).toEqual({ market: '其他盘口', pick: 'ZZH', line: '1' });
  });
});

it('every pick of every market has a name, and the teams where the line does not name them', () => {
  for (const market of markets) {
    const interval = intervalOf(market.period);
    const period = interval ? 'interval' : quarterOf(market.period) ? 'quarter' : market.period;
    const name = words[`betting.market.${market.kind}.${period}`]
      ?.replace('{set}', `${market.set}`)
      .replace('{quarter}', `${quarterOf(market.period)}`);
    const which = interval ? ` ${words[`betting.interval.${interval}`]}` : '';
    expect(`${name}${which}`, market.wtype).toBe(nameMarket(say, market));
    for (const pick of market.picks) {
      expect(namePick(say, market, pick, { home: 'A', away: 'B' }), pick.rtype).not.toBe('');
      expect(namePickBeside(say, market, pick) === '', pick.rtype).toBe(isHandicap(market.kind));
    }
  }
});

it.each([
  ['R', 'RH', '3.5', 'TN', '全场让局'],
  ['OU', 'OUC', '22.5', 'TN', '总局数大小'],
  ['SR', 'SRH', '1.5', 'TN', '让盘'],
  ['S2M', 'S2MC', '', 'TN', '第2盘独赢'],
  ['RPD3', 'RPD321', '', 'TN', '盘数比分'],
  ['M', 'MH', '', 'TN', '全场独赢'],
  ['R', 'RH', '3.5', 'FT', '全场让球'],
  ['Q2ROU', 'Q2ROUC', '54.5', 'BK', '第2节大小'],
  ['HDNB', 'HDNBH', '', 'BK', '半场和局退款'],
  ['R', 'RH', '3.5', 'ZZ', '全场让球'],
])('%s %s on %s in %s is %s', (wtype, rtype, line, gtype, market) => {
  const bet = { wtype, rtype, line, strong: 'H', teamH: '林', teamC: '何', gtype } as const;
  expect(nameBet(say, bet).market).toBe(market);
});
