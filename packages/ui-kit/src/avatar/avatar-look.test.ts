import { describe, expect, it } from 'vitest';
import { avatarLook } from './avatar-look.ts';
import { animals } from './zodiac.ts';

const ids = Array.from({ length: 24 }, (_, at) => `a${String(at + 1).padStart(2, '0')}`);

describe('the look of an avatar', () => {
  it('is every animal in two coats, all of them different', () => {
    const looks = ids.map(avatarLook);
    expect(looks.slice(0, 12).map(look => look?.animal)).toEqual(animals);
    expect(looks.slice(12).map(look => look?.animal)).toEqual(animals);
    expect(looks.map(look => look?.coatNumber)).toEqual([...Array(12).fill(1), ...Array(12).fill(2)]);
    expect(new Set(looks.map(look => JSON.stringify([look?.animal, look?.coat, look?.ground]))).size).toBe(
      24,
    );
  });

  it.each(['', 'a00', 'a25', 'a99', 'a1', 'b01', 'a01 ', 'constructor'])('is none of %j', id => {
    expect(avatarLook(id)).toBeUndefined();
  });
});
