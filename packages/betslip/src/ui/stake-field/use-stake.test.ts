import { readStake } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import { type FieldLimits, fieldLimits, makeTicket, type TicketInputs } from '../../view/ticket-view.ts';
import { settleStake } from './use-stake.ts';

const limits = { min: 10_00n, max: 500_00n, balance: 1000_00n };
const settle = (text: string, within: FieldLimits) => settleStake(readStake(text), within);
const system = (more: Partial<TicketInputs> = {}) =>
  fieldLimits(
    makeTicket({
      id: '3:2',
      legs: [],
      sizes: [2],
      combinations: 3,
      typed: readStake(''),
      inTotal: false,
      limits,
      ...more,
    }),
  );

describe('what stands in a stake field', () => {
  it('is cut to the maximum first, then to the whole yuan that the balance covers', () => {
    expect(settle('600', limits)).toEqual({ value: '500', cut: { by: 'max', to: 500_00n } });
    expect(settle('600', { ...limits, balance: 99_90n })).toEqual({
      value: '99',
      cut: { by: 'balance', to: 99_00n },
    });
  });

  it('of a system is cut to what the balance covers of each combination', () => {
    expect(system().balance).toBe(333_33n);
    expect(settle('400', system())).toMatchObject({ value: '333' });
  });

  it('of a system in total is cut to the balance itself', () => {
    expect(system({ inTotal: true, limits: { ...limits, max: 1500_00n } }).balance).toBe(1000_00n);
  });

  it('stays as typed where the balance does not cover the least stake, and while limits are unknown', () => {
    expect(settle('50', { ...limits, balance: 5_20n })).toEqual({ value: '50' });
    expect(settle('99999', {})).toEqual({ value: '99999' });
  });

  it('has plain figures for full-width ones, and text that is no amount as it is', () => {
    expect(settle('２００', limits).value).toBe('200');
    expect(settle('1e5', limits).value).toBe('1e5');
  });
});
