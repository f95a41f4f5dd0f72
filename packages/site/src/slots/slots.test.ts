import { describe, expect, it } from 'vitest';
import { joinSlots } from './slots.tsx';

const Part = () => null;

describe('the open places of the shell', () => {
  it('are filled by whichever feature brings them', () => {
    expect(joinSlots([{ id: 'a', slots: { hotMatches: Part } }, { id: 'b' }])).toEqual({ hotMatches: Part });
  });

  it('stay away when no feature fills them', () => {
    expect(joinSlots([{ id: 'a' }])).toEqual({});
  });

  it('cannot be filled twice, and the place is named', () => {
    const twice = ['a', 'b'].map(id => ({ id, slots: { hotMatches: Part } }));
    expect(() => joinSlots(twice)).toThrow('"hotMatches" is filled twice; leave "b" out');
  });
});
