import { expect, it } from 'vitest';
import { filesLike, read } from '../repository.ts';

/** A circle, no corner at all, that of the parent, a token; or the end of a line so thin that no shape shows. */
const isOfTheShape = (value: string) =>
  /^(50%|0|inherit|var\(--radius-[\w-]+\)|calc\(var\(--radius-[\w-]+\) - [\d.]+rem\)|[1-3]px|0\.125rem|\s)+$/.test(
    value,
  );

const radii = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/border-(?:[a-z]+-)*radius:\s*([^;]+);/g)].map(
    ([, value = '']) => value.trim(),
  );

it('corners are cut as the shape of the brand says', () => {
  const others = filesLike(/^(apps|brands|packages)\/.*\.css$/).flatMap(file =>
    radii(read(file))
      .filter(value => !isOfTheShape(value))
      // The hole at each end of the line where the foot of a printed ticket is torn off.
      .filter(value => !(file.endsWith('print-ticket.module.css') && /\b1rem\b/.test(value)))
      .map(value => `${file}: ${value}`),
  );
  expect(
    others,
    'Use --radius-cell, -control, -card, -dialog or -round: each shape gives them a size.',
  ).toEqual([]);
});

it('tells a size of its own from one of the shape', () => {
  expect(radii('.a { border-radius: 0.5rem; } .b { border-end-start-radius: 0; }')).toEqual(['0.5rem', '0']);
  expect(isOfTheShape('0.5rem')).toBe(false);
  expect(isOfTheShape('12px 0')).toBe(false);
  expect(isOfTheShape('var(--radius-card) var(--radius-card) 0 0')).toBe(true);
});
