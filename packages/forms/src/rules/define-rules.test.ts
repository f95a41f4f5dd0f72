import { describe, expect, it } from 'vitest';
import { defineRules, filled, ticked } from './define-rules.ts';

interface Values {
  readonly name: string;
  readonly repeat: string;
  readonly agree: boolean;
}

const rules = defineRules<Values, 'required' | 'short' | 'different' | 'agree'>({
  name: [
    [filled, 'required'],
    [name => name.length > 2, 'short'],
  ],
  repeat: [[(repeat, { name }) => repeat === name, 'different']],
  agree: [[ticked, 'agree']],
});

describe('the rules of a form', () => {
  it('return the first problem of each field', () => {
    expect(rules.problems({ name: '', repeat: 'x', agree: false })).toEqual({
      name: 'required',
      repeat: 'different',
      agree: 'agree',
    });
    expect(rules.problems({ name: 'ab', repeat: 'ab', agree: true })).toEqual({ name: 'short' });
  });

  it('return nothing for valid values', () => {
    expect(rules.problems({ name: 'abc', repeat: 'abc', agree: true })).toEqual({});
  });

  it('list their fields in the order of the form', () => {
    expect(rules.fields).toEqual(['name', 'repeat', 'agree']);
  });
});
