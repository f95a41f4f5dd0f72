import { describe, expect, it } from 'vitest';
import { joinSlots } from './join-slots.ts';

const Part = () => null;

describe('the slots of the shell', () => {
  it('are filled by the feature that declares them', () => {
    expect(joinSlots([{ id: 'a', slots: { hotMatches: Part } }, { id: 'b' }])).toEqual({ hotMatches: Part });
  });

  it('render nothing when no feature fills them', () => {
    expect(joinSlots([{ id: 'a' }])).toEqual({});
  });

  it('cannot be filled twice; the error names the slot', () => {
    const twice = ['a', 'b'].map(id => ({ id, slots: { hotMatches: Part } }));
    expect(() => joinSlots(twice)).toThrow('"hotMatches" is filled twice; leave "b" out');
  });
});
