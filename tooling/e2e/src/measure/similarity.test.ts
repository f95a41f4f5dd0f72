import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blurred, pictureOf, similarity } from './similarity.ts';

const [width, height] = [320, 160];
const box = { x: 40, y: 40, width: 100, height: 60 };
const drawn = (...boxes: (typeof box)[]) => pictureOf(boxes, width, height);
const card = async (colour: string, x = 40) =>
  blurred(
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite([
        { input: { create: { width: 100, height: 60, channels: 3, background: colour } }, left: x, top: 40 },
      ])
      .png()
      .toBuffer(),
  );

describe('the similarity of two pictures', () => {
  it('is 1 for the same boxes, little less for one that moved by a px, and falls with every other', () => {
    const rows = [0, 1, 2].map(nth => ({ ...box, y: 10 + nth * 50, height: 40 }));
    expect(similarity(drawn(...rows), drawn(...rows))).toBe(1);
    expect(similarity(drawn(...rows), drawn(...rows.map(row => ({ ...row, x: 41 }))))).toBeGreaterThan(0.95);
    expect(similarity(drawn(...rows), drawn({ ...box, x: 180 }))).toBeLessThan(0.8);
  });

  it('does not see a hue, and sees where something stands', async () => {
    expect(similarity(await card('#e00000'), await card('#434343'))).toBeGreaterThan(0.95);
    expect(similarity(await card('#434343'), await card('#434343', 180))).toBeLessThan(0.8);
  });

  it('cannot be told of pictures of two sizes', () => {
    expect(() => similarity(drawn(box), pictureOf([box], width, 100))).toThrow('one size');
  });
});
