import { describe, expect, it } from 'vitest';
import { momentumOf } from './momentum.ts';
import type { Spell } from './play-half.ts';

const centre = { x: 50, y: 50 };
const spell = (from: number, until: number, side: Spell['side'], zone: Spell['zone']): Spell => ({
  ...{ side, zone, start: centre, end: centre },
  from: from * 1_000,
  until: until * 1_000,
});

describe('the momentum of a half', () => {
  it('is nothing before it has begun', () => {
    expect(momentumOf([])).toEqual([]);
  });

  it('is of home above and of away below nought, and full for a minute that is all danger', () => {
    const spells = [
      spell(0, 60, 'H', 'danger'),
      spell(60, 120, 'C', 'attack'),
      spell(120, 150, 'H', 'build'),
    ];
    expect(momentumOf(spells)).toEqual([100, -67, 0]);
  });

  it('parts a spell between the minutes that it lasts in', () => {
    expect(momentumOf([spell(0, 50, 'H', 'still'), spell(50, 75, 'C', 'danger')])).toEqual([-33, -50]);
  });
});
