import { gameOf } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import { yuanText } from '../../../ledger/yuan-text.ts';
import { amountText } from '../../shell/amount-text.ts';
import { lotteryWords } from '../words/words.ts';
import { refusalOf } from './refusal.ts';
import { mostPicks } from './slip.ts';
import { ticketsOf } from './tickets.ts';

type Settled = Parameters<typeof ticketsOf>[1][number];

const open = { number: 8, staked: '6.00', unit: '1.00', bets: [{ pick: 'big', units: 6 }] };
const settled = (number: number | null): Settled => ({
  ...{ id: `round ${number}`, number, stake: '1.00', staked: '4.00', win: '3.96' },
  ...{ before: '100.00', after: '99.96', at: 0 },
  ...{ poolWin: '0.00', net: '-0.04', open: [], position: 0, waitsMs: 0 },
  events: [
    { type: 'drawn', numbers: [6, 5, 1] },
    { type: 'bet', pick: 'big', units: 2, pays: 396 },
    { type: 'bet', pick: 'sum-3', units: 2, pays: 0 },
    { type: 'round-end', multiplier: 396 },
  ],
});

describe('the tickets of a player', () => {
  it('begin with what stands on the running round, without a result', () => {
    const [first, second] = ticketsOf(open, [settled(7)]);
    expect(first).toEqual({ number: 8, staked: '6.00', bets: [{ pick: 'big', stake: '6.00' }] });
    expect(second?.number).toBe(7);
  });

  it('say of each pick of a settled round what it took and what it paid', () => {
    expect(ticketsOf({ ...open, bets: [] }, [settled(7)])).toEqual([
      {
        ...{ number: 7, staked: '4.00', win: '3.96' },
        bets: [
          { pick: 'big', stake: '2.00', win: '3.96' },
          { pick: 'sum-3', stake: '2.00', win: '0.00' },
        ],
      },
    ]);
  });

  it('show a round once that was settled while it is the running one', () => {
    expect(ticketsOf(open, [settled(8)]).map(({ number }) => number)).toEqual([8]);
  });

  it('leave out rounds that no table had', () => {
    expect(ticketsOf({ ...open, bets: [] }, [settled(null)])).toEqual([]);
  });
});

describe('why a ticket was not taken', () => {
  const { says } = lotteryWords('zh-CN');
  it.each([
    ['closed', false, says.lateBets],
    ['balance', false, says.tooMuch],
    ['balance', true, says.tooMuchCredits],
    ['limit', false, says.limit(mostPicks, '1,000')],
    ['choice', false, says.refused],
  ])('is said for %s (trial: %s), and that the picks are kept', (reason, isTrial, sentence) => {
    expect(refusalOf(reason, says, { isTrial, most: '1,000' })).toBe(sentence);
    expect(sentence).toContain('已保留');
  });

  it('names the most on a pick that the games take', () => {
    const most = amountText(yuanText(gameOf('ten-cars')!.stakes.max));
    for (const language of ['zh-CN', 'zh-TW'] as const)
      expect(refusalOf('limit', lotteryWords(language).says, { isTrial: false, most })).toContain('1,000');
  });
});
