import { gameOf } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import { fishNames } from './fish-names.ts';
import { fishShapes } from './fish-shapes.ts';
import type { FishingRules } from './fishing-rules.ts';
import { placeAt, swimmerAt, swimmersOf } from './swim.ts';

// Safe: the rules of the fishing game.
const kinds = Object.keys((gameOf('deep-sea')!.rules as FishingRules).rewards);
const size = { width: 900, height: 400 };
const swimmers = swimmersOf(kinds, size);

describe('the fish of a tank', () => {
  it('have a drawing, a name in both scripts and a place in the water each', () => {
    expect(Object.keys(fishShapes)).toEqual(kinds);
    for (const language of ['zh-CN', 'zh-TW'] as const)
      expect(Object.keys(fishNames(language))).toEqual(kinds);
    expect(new Set(swimmers.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it('are the same each time, smaller in a narrow tank', () => {
    expect(swimmersOf(kinds, size)).toEqual(swimmers);
    for (const { kind, length } of swimmersOf(kinds, { width: 360, height: 208 }))
      expect(length).toBeLessThan(swimmers.find(swimmer => swimmer.kind === kind)!.length);
  });

  it.each([
    [1320, 460],
    [900, 400],
    [366, 320],
    [336, 208],
  ])('never hide one another in a tank of %i by %i, and stay within it', (width, height) => {
    const tank = { width, height };
    const all = swimmersOf(kinds, tank);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds));
    for (let ms = 0; ms < 600_000; ms += 7_000) {
      const places = all.map(swimmer => ({ ...swimmer, ...placeAt(swimmer, ms, tank) }));
      for (const [at, one] of places.entries()) {
        expect(one.y - one.length * 0.38).toBeGreaterThanOrEqual(0);
        expect(one.y + one.length * 0.38).toBeLessThanOrEqual(height);
        for (const other of places.slice(at + 1)) {
          const apart = {
            x: Math.abs(one.x - other.x) - (one.length + other.length) / 2,
            y: Math.abs(one.y - other.y) - 0.38 * (one.length + other.length),
          };
          expect(Math.max(apart.x, apart.y), `${one.kind} and ${other.kind} at ${ms}`).toBeGreaterThan(
            -0.001,
          );
        }
      }
    }
  });

  it('leave on one side and come back on the other, whenever one looks', () => {
    for (const swimmer of swimmers) {
      for (const ms of [0, 1_000, 60_000, 3_600_000, 86_400_000]) {
        const { x, y } = placeAt(swimmer, ms, size);
        expect(x).toBeGreaterThanOrEqual(-swimmer.beyond);
        expect(x).toBeLessThanOrEqual(size.width + swimmer.beyond);
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
