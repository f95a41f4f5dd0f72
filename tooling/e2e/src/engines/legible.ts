import { inPage } from '../measure/page-program.ts';
import type { Engine } from './engine.ts';
import { expect } from './engine-test.ts';
import { overlapping } from './ink.ts';
import { isSettled } from './settled.ts';
import { type Specimen, showSpecimens } from './specimens.ts';

/**
 * Waits until the page stands, and fails when something on it is cut, covered or too small, or when a glyph is drawn
 * over its neighbour. Boxes do not show that, so it looks at the pixels (see the README).
 */
export async function expectLegible(engine: Engine, page: string): Promise<void> {
  await expect.poll(() => engine.run(isSettled), { message: `${page} stands` }).toBe(true);
  const priceHeight = (await engine.run(() => window.innerWidth)) < 768 ? 40 : 24;
  expect(
    await engine.run(await inPage('measureInPage'), { priceHeight }),
    `cut, covered or small on ${page}`,
  ).toEqual([]);
  const { measured, overlaps } = await measureGlyphs(engine);
  expect(measured, `texts with figures on ${page}`).toBeGreaterThan(0);
  expect(overlaps, `glyphs over their neighbour on ${page}`).toEqual([]);
}

async function measureGlyphs(engine: Engine): Promise<{ measured: number; overlaps: string[] }> {
  const overlaps: string[] = [];
  for (let measured = 0; ; ) {
    const shown = await engine.run(showSpecimens, measured);
    if (shown.length === 0) return { measured, overlaps };
    overlaps.push(...(await overlappingIn(engine, shown)));
    measured += shown.length;
  }
}

/** A picture taken on a busy machine may show the page of a moment before: what overlaps does so in every one of them. */
async function overlappingIn(engine: Engine, shown: readonly Specimen[]): Promise<string[]> {
  let overlaps: string[] = [];
  for (let pictures = 0; pictures < 4; pictures += 1) {
    overlaps = await overlapping(await engine.picture(), shown);
    if (overlaps.length === 0) break;
  }
  return overlaps;
}
