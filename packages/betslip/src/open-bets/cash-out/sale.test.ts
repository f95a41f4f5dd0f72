import { describe, expect, it } from 'vitest';
import { type SaleDraft, viewSale } from './sale.ts';

const offer = {
  kind: 'offer',
  price: '188.16',
  left: '200',
  minPart: 1,
  delay: 0,
  stateVersion: '0',
} as const;
const draft: SaleDraft = { percent: '50', agreed: '188.16', policy: 'better' };

describe('a sale being written', () => {
  it('says what it pays, what it sells and what stays', () => {
    expect(viewSale(draft, offer)).toEqual({
      kind: 'ready',
      sale: { part: 50, paid: '94.08', sold: '100', stays: '100' },
    });
    expect(viewSale({ ...draft, percent: '100' }, offer)).toMatchObject({
      sale: { paid: '188.16', stays: '0' },
    });
  });

  it('pays for the risk that is really sold, rounded down, when a percent is no whole fen', () => {
    expect(viewSale({ ...draft, percent: '33' }, { ...offer, price: '0.99', left: '1.01' })).toMatchObject({
      sale: { paid: '0.32', sold: '0.33', stays: '0.68' },
    });
  });

  it.each(['５０', '50%', ' 50 '])('"%s" is half', percent => {
    expect(viewSale({ ...draft, percent }, offer)).toMatchObject({ kind: 'ready', sale: { part: 50 } });
  });

  it.each(['', '0', '101', '12.5', '-5', '1e1', 'abc', '1000'])('with "%s" percent is no part', percent => {
    expect(viewSale({ ...draft, percent }, offer)).toEqual({ kind: 'not-a-part' });
  });

  it('of less than the least part says how much is needed', () => {
    expect(viewSale({ ...draft, percent: '9' }, { ...offer, minPart: 10 })).toEqual({
      kind: 'too-small',
      least: 10,
    });
  });
});

describe('a price that moves before the press', () => {
  const view = (policy: SaleDraft['policy'], price: string) =>
    viewSale({ ...draft, policy }, { ...offer, price }).kind;

  it.each([
    ['better', '190', 'ready'],
    ['better', '188.15', 'moved'],
    ['never', '190', 'moved'],
    ['never', '188.16', 'ready'],
    ['all', '10', 'ready'],
  ] as const)('with the policy "%s" and a price of %s is %s', (policy, price, kind) => {
    expect(view(policy, price)).toBe(kind);
  });

  it('is reported from the old to the new price, with the money at the new one', () => {
    expect(viewSale(draft, { ...offer, price: '180' })).toEqual({
      kind: 'moved',
      from: '188.16',
      to: '180',
      sale: { part: 50, paid: '90', sold: '100', stays: '100' },
    });
  });
});
