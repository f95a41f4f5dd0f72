import { gameOf, type RouletteRules } from '@lobby/games';
import { expect, it } from 'vitest';
import { colourOf, kindOf, pointOf } from './places.ts';

const rules = gameOf('roulette')?.rules as RouletteRules;
const inside = Object.entries(rules.picks).flatMap(([pick, { covers }]) => {
  const kind = kindOf(pick);
  return kind ? [{ pick, kind, point: pointOf(kind, covers) }] : [];
});
const at = (pick: string) => inside.find(each => each.pick === pick)?.point;

it('every bet inside the layout has a place of its own among those of its kind', () => {
  for (const { pick, kind, point } of inside) {
    const same = inside.filter(each => each.kind === kind && each.pick !== pick);
    const nearest = Math.min(
      ...same.map(each => Math.hypot(each.point.along - point.along, each.point.across - point.across)),
    );
    expect(nearest, pick).toBeGreaterThanOrEqual(0.7);
  }
});

it('lies on its number, on the line or corner that numbers share, or at the edge of a row', () => {
  expect(at('number-17')).toEqual({ along: 5.5, across: 1.5 });
  expect(at('split-17-18')).toEqual({ along: 5.5, across: 2 });
  expect(at('split-0-2')).toEqual({ along: 0, across: 1.5 });
  expect(at('corner-16')).toEqual({ along: 6, across: 1 });
  expect(at('corner-0')).toEqual({ along: 0, across: 0 });
  expect(at('street-16')).toEqual({ along: 5.5, across: 0 });
  expect(at('line-16')).toEqual({ along: 6, across: 0 });
});

it('colours follow from the rules', () => {
  expect([0, 1, 2].map(pocket => colourOf(rules, pocket))).toEqual(['green', 'red', 'black']);
});
