import { type GameEvent, games, personalDraws, winOf } from '@lobby/games';
import { parseYuan } from '@lobby/money';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import type { Names } from '../rounds/told-record.ts';
import { resultOf, type ShownRound } from './result-of.ts';
import { tellResults } from './tell-results.ts';

const rounds = dose({ small: 60, deep: 2_000 });
const server = new Uint8Array(32).fill(7);
const stake = 300n;

const shown = (game: string, ...events: GameEvent[]): ShownRound => ({ game, stake, poolWin: 0n, events });

/** Every text in both scripts that is told. */
function textsIn(value: unknown): Names[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh-CN' in value) return [value as Names];
  return Object.values(value).flatMap(textsIn);
}

describe.each(games)('what a round of $code came to', game => {
  const played = (nonce: number) => {
    const draws = () => personalDraws({ server, client: game.code, nonce });
    const offered = game.choices[nonce % game.choices.length];
    return game.play(game.rules, draws(), game.finish?.(game.rules, draws(), offered) ?? offered);
  };
  const told = async (nonce: number) => {
    const { events, multiplier } = played(nonce);
    return { result: await resultOf({ game: game.code, stake, poolWin: 0n, events }), multiplier };
  };

  it('has something to show, in words of both scripts without a code', async () => {
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { result } = await told(nonce);
      expect(result?.parts.length).toBeGreaterThan(0);
      for (const text of textsIn(result)) {
        for (const words of Object.values(text)) expect(words).toMatch(/^[^a-z]+$/);
        expect(Object.keys(text)).toEqual(['zh-CN', 'zh-TW']);
      }
    }
  });

  it('has rows that add up to what it paid, where there are any', async () => {
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { result, multiplier } = await told(nonce);
      const paid = result?.rows.reduce((sum, row) => sum + (parseYuan(row.paid) ?? 0n), 0n);
      if (result?.rows.length) expect(paid).toBe(winOf(stake, { multiplier }));
    }
  });
});

it('of baccarat it is both hands with their third cards, who won and what each bet was paid', async () => {
  const result = await resultOf(
    shown(
      'baccarat',
      { type: 'deal', player: ['SA', 'HA'], banker: ['D9', 'CT'], playerPoints: 2, bankerPoints: 9 },
      { type: 'third-card', side: 'player', card: 'H3', points: 5 },
      { type: 'coup', winner: 'banker', playerPoints: 5, bankerPoints: 9, pairs: ['player'] },
      { type: 'bet', pick: 'banker', units: 2, pays: 390 },
      { type: 'bet', pick: 'tie', units: 1, pays: 0 },
    ),
  );
  expect(result).toEqual({
    parts: [
      {
        ...{ kind: 'hand', name: { 'zh-CN': '闲', 'zh-TW': '閒' }, cards: ['SA', 'HA', 'H3'] },
        ...{ note: { 'zh-CN': '5 点', 'zh-TW': '5 點' }, isWinner: false },
      },
      {
        ...{ kind: 'hand', name: { 'zh-CN': '庄', 'zh-TW': '莊' }, cards: ['D9', 'CT'] },
        ...{ note: { 'zh-CN': '9 点', 'zh-TW': '9 點' }, isWinner: true },
      },
      { kind: 'line', text: { 'zh-CN': '庄赢 · 闲对', 'zh-TW': '莊贏 · 閒對' } },
    ],
    rows: [
      { name: { 'zh-CN': '庄', 'zh-TW': '莊' }, staked: '6.00', paid: '11.70' },
      { name: { 'zh-CN': '和', 'zh-TW': '和' }, staked: '3.00', paid: '0.00' },
    ],
  });
});

it('of twenty-one with a split it is every hand in the end, with how it ended', async () => {
  const result = await resultOf(
    shown(
      'twenty-one',
      { type: 'dealt', player: ['S8', 'H8'], up: 'DK', total: 16 },
      {
        type: 'split',
        hands: [
          ['S8', 'C3'],
          ['H8', 'DT'],
        ],
      },
      { type: 'double', hand: 0, card: 'SK', total: 21 },
      { type: 'stand', hand: 1 },
      { type: 'dealer', cards: ['DK', 'C9'], total: 19 },
      { type: 'hand-end', hand: 0, outcome: 'win', pays: 400 },
      { type: 'hand-end', hand: 1, outcome: 'lose', pays: 0 },
    ),
  );
  const hands = result?.parts.map(part => part.kind === 'hand' && [part.cards.join(' '), part.note['zh-CN']]);
  expect(hands).toEqual([
    ['S8 C3 SK', '21 点 · 胜'],
    ['H8 DT', '18 点 · 负'],
    ['DK C9', '19 点'],
  ]);
});

it('of a slot it is the reels of the paid spin with what won on them, and its free spins are one row', async () => {
  const symbols = [
    ['fish', 'scatter', 'plum'],
    ['fish', 'knot', 'scatter'],
    ['scatter', 'plum', 'knot'],
  ];
  const result = await resultOf(
    shown(
      'lantern-fair',
      { type: 'reels', stops: [0, 0, 0], symbols },
      { type: 'line-win', line: 3, rows: [0, 0], symbol: 'fish', count: 2, pays: 50 },
      { type: 'scatter', symbol: 'scatter', count: 3, pays: 200 },
      { type: 'free-spins-begin', spins: 8, times: 2 },
      { type: 'free-spin', spin: 1, spins: 8 },
      { type: 'reels', stops: [1, 1, 1], symbols },
      { type: 'line-win', line: 0, rows: [2, 2], symbol: 'plum', count: 3, pays: 30 },
      { type: 'free-spins-end', pays: 30 },
    ),
  );
  expect(result?.parts).toMatchObject([
    {
      won: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 2],
        [2, 0],
      ],
    },
  ]);
  expect(result?.rows.map(({ name, paid }) => [name['zh-TW'], paid])).toEqual([
    ['第 4 條線：2 個錦鯉', '1.50'],
    ['3 個明月', '6.00'],
    ['免費旋轉 8 次 ×2', '0.90'],
  ]);
});

it('of a match it is the teams, also in what was bet on', async () => {
  const pays = { units: 2, pays: 0 };
  const result = await resultOf(
    shown(
      'summit-league',
      { type: 'match', home: 'cloud-leopard', away: 'red-kite', killsLine: 120 },
      { type: 'match-end', maps: [2, 0] },
      { type: 'bet', pick: 'match-home', ...pays },
      { type: 'bet', pick: 'minus-away', ...pays },
      { type: 'bet', pick: 'kills-over', ...pays },
    ),
  );
  expect(result?.rows.map(({ name }) => name['zh-TW'])).toEqual([
    '全場獲勝 雲豹',
    '右隊讓圖 赤鳶 −1.5',
    '第一圖總擊殺 大 120.5',
  ]);
});

it('of a game that is built no more nothing is told', async () => {
  expect(await resultOf(shown('no-game'))).toBeUndefined();
});

it('of a round whose events cannot be read nothing is told, and those beside it are', async () => {
  const troubles: unknown[] = [];
  const caught: GameEvent = { type: 'shot', target: 'ray', isCaught: true, pays: 400 };
  const rounds = [
    { id: 'broken', shown: { ...shown('lantern-fair'), events: [{ type: 'reels' }] } },
    { id: 'whole', shown: shown('deep-sea', caught) },
  ];
  const told = await tellResults(rounds, error => troubles.push(error));
  expect(told.map(({ id, result }) => [id, result?.parts.length])).toEqual([
    ['broken', undefined],
    ['whole', 1],
  ]);
  expect(troubles).toEqual([expect.objectContaining({ message: expect.stringContaining('broken') })]);
});
