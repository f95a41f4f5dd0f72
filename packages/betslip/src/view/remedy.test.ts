import { describe, expect, it } from 'vitest';
import type { Rejection } from '../state/order-answer.ts';
import { order, quote, rejectedFor, seriesOrder } from '../testing/sample-orders.ts';
import { handicap, over } from '../testing/sample-selections.ts';
import { loweredStakes, remediesOf } from './remedy.ts';

const of = (rejection: Rejection, rejected = order) =>
  remediesOf({ step: 'rejected', order: rejected, rejection });
const kinds = (rejection: Rejection, rejected = order) => of(rejection, rejected).map(({ kind }) => kind);
const reason = (...args: Parameters<typeof rejectedFor>) => rejectedFor(...args).rejection;

describe('the ways out of a rejection', () => {
  it('lower the stake to what is possible now', () => {
    expect(of(reason('above-maximum', { max: '50' }))).toEqual([
      { kind: 'lower', to: '50', stakes: [handicap.key], combinations: 1 },
    ]);
    expect(kinds(reason('above-maximum'))).toEqual([]);
    expect(kinds(reason('over-balance', { max: '0' }))).toEqual(['deposit']);
    expect(kinds(reason('over-balance', { max: '50' }))).toEqual(['lower', 'deposit']);
  });

  it('lower the stake of a series where it stands', () => {
    expect(of(reason('above-maximum', { max: '50' }), seriesOrder)).toEqual([
      { kind: 'lower', to: '50', stakes: ['series', '3:3'], combinations: 1 },
    ]);
  });

  it('type the lower stake where one was typed, for all combinations together if that was meant', () => {
    const system = { kind: 'lower', to: '50', stakes: ['4:2'], combinations: 6 } as const;
    const typed = { '4:2': '900' };
    expect(loweredStakes(system, { stakes: typed, basis: 'each' })).toEqual({ '4:2': '50' });
    expect(loweredStakes(system, { stakes: typed, basis: 'total' })).toEqual({ '4:2': '300' });
    const series = { kind: 'lower', to: '50', stakes: ['series', '3:3'], combinations: 1 } as const;
    expect(loweredStakes(series, { stakes: { '3:3': '90' }, basis: 'total' })).toEqual({ '3:3': '50' });
    expect(loweredStakes(series, { stakes: {}, basis: 'each' })).toEqual({ series: '50' });
  });

  it('take what a moved leg is offered at now, or drop it', () => {
    const rejection: Rejection = {
      kind: 'reason',
      reason: 'line-changed',
      legs: [{ key: over.key, reason: 'line-changed', quote: { ...quote, line: '3' } }],
    };
    const [take, drop] = of(rejection, seriesOrder);
    expect(take).toMatchObject({
      kind: 'takeLine',
      agreed: { [over.key]: { line: '3', shown: quote.price } },
    });
    expect(drop).toEqual({ kind: 'drop', keys: [over.key] });
  });

  it('take a moved price', () => {
    const rejection: Rejection = {
      kind: 'reason',
      reason: 'odds-changed',
      legs: [{ key: handicap.key, reason: 'odds-changed', quote }],
    };
    expect(kinds(rejection)).toEqual(['take', 'drop']);
  });

  it('wait for a suspended market, or drop it', () => {
    expect(of(reason('suspended'))).toEqual([
      { kind: 'wait', keys: [handicap.key] },
      { kind: 'drop', keys: [handicap.key] },
    ]);
  });

  it('drop a closed one, and the legs that a rule names', () => {
    expect(kinds(reason('closed'))).toEqual(['drop']);
    const rejection: Rejection = {
      kind: 'reason',
      reason: 'same-team',
      legs: [{ key: over.key, reason: 'same-team' }],
    };
    expect(of(rejection, seriesOrder)).toEqual([{ kind: 'drop', keys: [over.key] }]);
  });

  it('are none when the call itself was refused', () =>
    expect(of({ kind: 'failure', failure: { kind: 'offline' } })).toEqual([]));
});
