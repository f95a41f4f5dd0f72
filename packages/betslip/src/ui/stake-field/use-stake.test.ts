import { describe, expect, it } from 'vitest';
import { makeTicket, type TicketInputs } from '../../slip/ticket-view.ts';
import { fieldLimits, settleStake } from './use-stake.ts';

const limits = { min: '10', max: '500', balance: '1000' };
const system = (more: Partial<TicketInputs> = {}) =>
  fieldLimits(
    makeTicket({
      id: '3:2',
      legs: [],
      sizes: [2],
      combinations: 3,
      stake: '',
      inTotal: false,
      limits,
      ...more,
    }),
  );

describe('what stands in a stake field', () => {
  it('is cut to the maximum first, then to the whole yuan that the balance covers', () => {
    expect(settleStake('600', limits)).toEqual({ value: '500', cut: { by: 'max', amount: '500' } });
    expect(settleStake('600', { ...limits, balance: '99.90' })).toEqual({
      value: '99',
      cut: { by: 'balance', amount: '99' },
    });
  });

  it('of a system is cut to what the balance covers of each combination', () => {
    expect(system().balance).toBe('333.33');
    expect(settleStake('400', system())).toMatchObject({ value: '333' });
  });

  it('of a system in total is cut to the balance itself', () => {
    expect(system({ inTotal: true, limits: { ...limits, max: '1500' } }).balance).toBe('1000');
  });

  it('stays as typed where the balance does not cover the least stake, and while limits are unknown', () => {
    expect(settleStake('50', { ...limits, balance: '5.20' })).toEqual({ value: '50' });
    expect(settleStake('99999', {})).toEqual({ value: '99999' });
  });

  it('has plain figures for full-width ones, and text that is no amount as it is', () => {
    expect(settleStake('２００', limits).value).toBe('200');
    expect(settleStake('1e5', limits).value).toBe('1e5');
  });
});
