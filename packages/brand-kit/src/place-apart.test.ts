import fc from 'fast-check';
import { expect, it } from 'vitest';
import { livingArtSize, placeApart } from './place-apart.ts';

const { width, height } = livingArtSize;

it('gives each match the first of its points that no other takes', () => {
  const points = [100, 130, 160].map(y => ({ x: 300, y }));
  const places = placeApart([11, 11, 11].map(r => ({ r, points })));
  expect(places.map(({ y }) => y)).toEqual([100, 130, 160]);
});

it('leaves out what is not allowed', () => {
  const points = [100, 130].map(y => ({ x: 300, y }));
  expect(placeApart([{ r: 11, points }], { isAllowed: ({ y }) => y > 110 })).toEqual([
    { x: 300, y: 130, r: 11 },
  ]);
});

it('keeps to the drawing it is told of', () => {
  const [place] = placeApart([{ r: 20, points: [{ x: 900, y: 300 }] }], {
    area: { width: 1366, height: 240 },
  });
  expect(place).toEqual({ x: 900, y: 210, r: 20 });
});

it('keeps eight matches apart and whole, wherever they would best stand', () => {
  const point = fc.record({
    x: fc.integer({ min: -50, max: width + 50 }),
    y: fc.integer({ min: -50, max: 450 }),
  });
  const match = fc.record({ r: fc.integer({ min: 11, max: 26 }), points: fc.array(point, { minLength: 1 }) });
  fc.assert(
    fc.property(fc.array(match, { maxLength: 8 }), wanted => {
      const places = placeApart(wanted);
      for (const [at, { x, y, r }] of places.entries()) {
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(r);
        for (const other of places.slice(0, at))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(r + other.r);
      }
    }),
    { numRuns: 30 },
  );
});
