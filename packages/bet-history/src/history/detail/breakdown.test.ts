import { describe, expect, it } from 'vitest';
import { sampleLeg } from '../../testing/sample-bets.ts';
import { tickets } from '../../testing/sample-tickets.ts';
import { breakdownOf } from './breakdown.ts';

describe('the combinations of a settled ticket', () => {
  it('are listed with odds, state and return, and add up to the ticket', () => {
    expect(breakdownOf(tickets.system)).toEqual({
      rows: [
        { legs: [0, 1], odds: '6.076', state: 'won', returns: '60.76' },
        { legs: [0, 2], odds: '3.6848', state: 'lost', returns: '0' },
        { legs: [1, 2], odds: '5.828', state: 'lost', returns: '0' },
        { legs: [0, 1, 2], odds: '11.42288', state: 'lost', returns: '0' },
      ],
      returns: '60.76',
      isExact: true,
    });
  });

  it('with half results and cancelled legs add up too', () => {
    const returns = (bet = tickets.systemHalves) => breakdownOf(bet)?.rows.map(row => row.returns);
    expect(returns()).toEqual(['28.22', '9.80', '7.20']);
    expect(breakdownOf(tickets.systemHalves)?.returns).toBe('45.22');
    expect(returns(tickets.systemVoidLeg)).toEqual(['60.76', '19.60', '31']);
    expect(breakdownOf(tickets.systemVoidLeg)).toMatchObject({ returns: '111.36', isExact: true });
  });

  it('that differ from the ticket by rounding are marked, with the return of the ticket', () => {
    expect(breakdownOf({ ...tickets.system, netWin: '20.77' })).toMatchObject({
      returns: '60.77',
      isExact: false,
    });
  });

  it.each([
    ['an unknown result', { legs: [sampleLeg({ result: 'A' }), sampleLeg()], folds: [1, 2] }],
    ['no price', { legs: [sampleLeg({ odds: '0' }), sampleLeg()], folds: [1, 2] }],
    ['a Malay price', { legs: [sampleLeg({ oddsFormat: 'M', odds: '-0.9' }), sampleLeg()], folds: [1, 2] }],
    ['folds that are not possible', { folds: [4] }],
  ] as const)('are not shown for a ticket with %s', (_, changes) => {
    const { legs, folds } = { ...tickets.system, ...changes };
    expect(breakdownOf({ ...tickets.system, legs: [...legs], folds: [...folds] })).toBeUndefined();
  });
});
