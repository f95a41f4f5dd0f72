import { gameOf } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import { fishNames } from './fish-names.ts';
import { fishShapes } from './fish-shapes.ts';
import type { FishingRules } from './fishing-rules.ts';
import { placeAt, swimmerAt, swimmersOf } from './swim.ts';

// Safe: the rules of the fishing game.
const kinds = Object.keys((gameOf('deep-sea')!.rules as FishingRules).rewards);
const size = { width: 900, height: 400 };
const swimmers = swimmersOf(kinds, size.width);

describe('the fish of a tank', () => {
  it('have a drawing, a name in both scripts and a place in the water each', () => {
    expect(Object.keys(fishShapes)).toEqual(kinds);
    for (const language of ['zh-CN', 'zh-TW'] as const)
      expect(Object.keys(fishNames(language))).toEqual(kinds);
    expect(new Set(swimmers.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it('are the same each time, smaller in a narrow tank', () => {
    expect(swimmersOf(kinds, size.width)).toEqual(swimmers);
    const narrow = swimmersOf(kinds, 360);
    narrow.forEach(({ length }, at) => {
      expect(length).toBeLessThan(swimmers[at]!.length);
    });
  });

  it('leave on one side and come back on the other, whenever one looks', () => {
    for (const swimmer of swimmers) {
      for (const ms of [0, 1_000, 60_000, 3_600_000, 86_400_000]) {
        const { x, y } = placeAt(swimmer, ms, size);
        expect(x).toBeGreaterThanOrEqual(-swimmer.length);
        expect(x).toBeLessThanOrEqual(size.width + swimmer.length);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(size.height);
      }
    }
  });
});

describe('a press on the water', () => {
  it('finds the uppermost fish there, and none where none is', () => {
    const [below, above] = [swimmers[0]!, swimmers.at(-1)!];
    const { x, y } = placeAt(above, 5_000, size);
    expect(swimmerAt(swimmers, 5_000, size, { x, y })).toBe(above);
    expect(swimmerAt([below], 5_000, size, placeAt(below, 5_000, size))).toBe(below);
    expect(swimmerAt([below], 5_000, size, { x: -900, y: 0 })).toBeUndefined();
  });

  it('finds a small fish under a finger that is 22 px beside it', () => {
    const sprat = swimmers.find(({ kind }) => kind === 'sprat')!;
    const { x, y } = placeAt(sprat, 0, size);
    expect(swimmerAt([sprat], 0, size, { x, y: y + 21 })).toBe(sprat);
    expect(swimmerAt([sprat], 0, size, { x, y: y + 23 })).toBeUndefined();
  });
});
