import type { LivingMatch, LivingPlace } from '@lobby/feature';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { everyBrand } from './testing/every-brand.ts';

const match = (minute: number, added: number, goals: number, at: number): LivingMatch => ({
  id: `m${at}`,
  minute,
  added,
  goals,
});
const eight = [0, 1, 2, 3, 4, 5, 6, 7];
const evenings: readonly (readonly [string, readonly LivingMatch[]])[] = [
  ['in added time', eight.map(at => match(90, (at * 6) / 7, at, at))],
  ['in the same minute of added time', eight.map(at => match(90, 3, 0, at))],
  ['at half-time', eight.map(at => match(45, 0, 2, at))],
  ['just begun', eight.map(at => match(0, 0, 0, at))],
  ['all over the evening', eight.map(at => match(at * 11, 0, at % 4, at))],
];
const areas = [
  { width: 760, height: 360 },
  { width: 712, height: 187 },
];

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxAround = (name: string, x: number, y: number, width: number, height: number): Box => ({
  name,
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** What a match takes: the square in its disc, and the pill with its score. */
function boxesOf(id: string, { x, y, r, score = { x, y: y + r + 9 } }: LivingPlace): Box[] {
  return [boxAround(id, x, y, Math.SQRT2 * r, Math.SQRT2 * r), boxAround(id, score.x, score.y, 30, 16)];
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe.each(everyBrand)('the living drawing of $code', ({ art: { LivingArt } }) => {
  const cases = areas.flatMap(area => evenings.map(([name, matches]) => ({ name, matches, area })));

  it.skipIf(!LivingArt).each(cases)(
    'lets every crest and score of eight matches be seen: $name, $area.height high',
    async ({ matches, area }) => {
      if (!LivingArt) return;
      const drawn = new Map<string, LivingPlace>();
      let more = 0;
      const { prelude } = await prerender(
        <LivingArt
          label=""
          area={area}
          hour={20}
          matches={matches}
          draw={({ id }, place) => {
            drawn.set(id, place);
            return null;
          }}
          drawMore={(count, { x, y }) => {
            more = count;
            drawn.set('more', { x, y, r: 0, score: { x, y } });
            return null;
          }}
        />,
      );
      const [, left = 0, top = 0, width = 0, height = 0] =
        /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(await new Response(prelude).text())?.map(Number) ?? [];
      expect(drawn.size - (more > 0 ? 1 : 0) + more).toBe(matches.length);

      const boxes = [...drawn].flatMap(([id, place]) => boxesOf(id, place));
      for (const [at, box] of boxes.entries()) {
        const others = boxes.slice(at + 1).filter(({ name }) => name !== box.name);
        expect(others.filter(other => overlaps(box, other))).toEqual([]);
        const edges = [box.left - left, box.top - top, left + width - box.right, top + height - box.bottom];
        expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
