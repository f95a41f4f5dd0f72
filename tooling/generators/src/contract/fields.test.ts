import { describe, expect, it } from 'vitest';
import { fieldsIn, readFields } from './fields.ts';

describe('fields as a person types them', () => {
  it('are a name and a kind, text when none is said', () => {
    expect(readFields('id, amount:money,at: time').map(({ name, kind }) => [name, kind])).toEqual([
      ['id', 'text'],
      ['amount', 'money'],
      ['at', 'time'],
    ]);
  });

  it.each(['amount:gold', '1st:text', ''])('"%s" is refused with the kinds there are', text => {
    expect(() => readFields(text)).toThrow('the kind one of text, money, time, number, flag');
  });
});

describe('fields of a schema', () => {
  const file = `
export const bet = v.looseObject({
  ticketId: v.string(),
  /** pending: being confirmed; settled. */
  status: v.picklist(['pending', 'settled']),
  placedAt: instant,
  settledAt: v.optional(v.nullable(instant)),
  /** As typed. */
  stake: moneyText,
  isRB: v.boolean(),
});`;

  it('are read from the object that it names, those that may be missing left out', () => {
    expect(fieldsIn('a.ts', file, 'bet),').map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'ticketId text',
      'status text',
      'placedAt time',
      'stake money',
      'isRB flag',
    ]);
  });

  it('are read from an object written out', () => {
    expect(fieldsIn('a.ts', '', 'v.looseObject({ id: v.string(), rank: v.number() })')).toMatchObject([
      { name: 'id' },
      { name: 'rank', kind: 'number' },
    ]);
  });

  it('of anything else are none', () => {
    expect(fieldsIn('a.ts', file, 'nothing,')).toEqual([]);
  });
});
