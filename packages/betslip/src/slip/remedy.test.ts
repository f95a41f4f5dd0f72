import { describe, expect, it } from 'vitest';
import type { Rejection } from '../ports/order-answer.ts';
import { handicap, order, over, quote, rejectedFor, seriesOrder } from '../testing/samples.ts';
import { remediesOf } from './remedy.ts';

const of = (rejection: Rejection, rejected = order) =>
  remediesOf({ step: 'rejected', order: rejected, rejection });
const kinds = (rejection: Rejection, rejected = order) => of(rejection, rejected).map(({ kind }) => kind);
const reason = (...args: Parameters<typeof rejectedFor>) => rejectedFor(...args).rejection;

describe('the ways out of a rejection', () => {
  it('lower the stake to what is possible now', () => {
    expect(of(reason('above-maximum', { max: '50' }))).toEqual([
      { kind: 'lower', to: '50', stakes: [handicap.key] },
    ]);
    expect(kinds(reason('above-maximum'))).toEqual([]);
    expect(kinds(reason('over-balance', { max: '0' }))).toEqual([]);
  });

  it('lower the stake of a series where it stands', () => {
    expect(of(reason('above-maximum', { max: '50' }), seriesOrder)).toEqual([
      { kind: 'lower', to: '50', stakes: ['series', '3:3'] },
    ]);
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
