import type { BlackjackEvent } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import { emptyTable, tableAfter, turnOf } from './hands-so-far.ts';
import { sayEvent } from './say-event.ts';
import { blackjackTexts } from './texts.ts';

const dealt: BlackjackEvent = { type: 'dealt', player: ['S8', 'H8'], up: 'D6', total: 16 };
const split: BlackjackEvent = {
  type: 'split',
  hands: [
    ['S8', 'CT'],
    ['H8', 'C3'],
  ],
};
const after = (...events: readonly BlackjackEvent[]) => events.reduce(tableAfter, emptyTable);

describe('what lies on the table', () => {
  it('after the deal is a hand, an upcard and a card face down', () => {
    expect(after(dealt)).toMatchObject({ hands: [{ cards: ['S8', 'H8'] }], dealer: ['D6'], isHidden: true });
  });

  it.each<[string, readonly BlackjackEvent[], number]>([
    ['the only hand', [dealt], 0],
    ['the first hand of a split', [dealt, split], 0],
    ['the second one, when the first stands', [dealt, split, { type: 'stand', hand: 0 }], 1],
    [
      'the second one, when the first is doubled',
      [dealt, split, { type: 'double', hand: 0, card: 'S2', total: 20 }],
      1,
    ],
    ['nobody, when the only hand has 21', [dealt, { type: 'hit', hand: 0, card: 'S5', total: 21 }], -1],
    [
      'nobody, when aces are split',
      [
        dealt,
        {
          type: 'split',
          hands: [
            ['SA', 'C5'],
            ['HA', 'C3'],
          ],
        },
      ],
      -1,
    ],
  ])('has the turn of %s', (_, events, turn) => {
    expect(turnOf(after(...events))).toBe(turn);
  });

  it('in the end shows the dealer and how each hand ended', () => {
    const end: BlackjackEvent[] = [
      { type: 'dealer', cards: ['D6', 'CT', 'HT'], total: 26 },
      { type: 'hand-end', hand: 0, outcome: 'win', pays: 200 },
    ];
    expect(after(dealt, ...end)).toMatchObject({
      ...{ isHidden: false, dealer: ['D6', 'CT', 'HT'] },
      hands: [{ isDone: true, outcome: 'win' }],
    });
  });
});

describe('each event in a sentence', () => {
  const say = (language: 'zh-CN' | 'zh-TW', ...events: readonly [BlackjackEvent, ...BlackjackEvent[]]) =>
    sayEvent(events.at(-1) ?? dealt, after(...events), blackjackTexts(language), language);

  it.each<[string, readonly [BlackjackEvent, ...BlackjackEvent[]]]>([
    ['您得到黑桃8、红心8，16 点；庄家明牌方块6', [dealt]],
    ['要牌：黑桃K，26 点，爆牌', [dealt, { type: 'hit', hand: 0, card: 'SK', total: 26 }]],
    ['分牌：第一手黑桃8、梅花10，18 点；第二手红心8、梅花3，11 点', [dealt, split]],
    ['第二手停牌', [dealt, split, { type: 'stand', hand: 1 }]],
    ['庄家的牌：方块6、梅花A，软 17 点', [dealt, { type: 'dealer', cards: ['D6', 'CA'], total: 17 }]],
    ['平手', [dealt, { type: 'hand-end', hand: 0, outcome: 'push', pays: 100 }]],
  ])('is "%s"', (sentence, events) => {
    expect(say('zh-CN', ...events)).toBe(sentence);
  });

  it('in the traditional script as well', () => {
    expect(say('zh-TW', dealt)).toBe('您得到黑桃8、紅心8，16 點；莊家明牌方塊6');
  });
});
