import { randomBetween } from '../random-between.ts';
import { drawStroke, type Ink, type Raster } from '../raster.ts';
import { drawScenery } from '../scenery.ts';
import { linesOf, type Point } from './glyphs.ts';

export const pictureSize = { width: 180, height: 64 };

const darkInk = (): Ink => [randomBetween(10, 90), randomBetween(10, 90), randomBetween(10, 90)];

/** Draws letters over scenery, each leaning, swelling and waving in its own way. */
export function drawLetters(letters: string): Raster {
  const { width, height } = pictureSize;
  const raster = drawScenery(width, height, { darkest: 0.82, lightest: 0.95 });
  const wave = { high: randomBetween(2, 4), long: randomBetween(24, 40), begin: randomBetween(0, 6) };
  const cell = (width - 24) / letters.length;
  [...letters].forEach((letter, n) => {
    const size = { x: randomBetween(18, 22), y: randomBetween(30, 36) };
    const place = { x: 12 + cell * n + (cell - size.x) / 2, y: (height - size.y) / 2 + randomBetween(-4, 4) };
    const lean = randomBetween(-0.28, 0.28);
    const put = ({ x, y }: Point): Point => {
      const [fromMidX, fromMidY] = [(x - 0.5) * size.x, (y - 0.5) * size.y];
      const at = place.x + size.x / 2 + fromMidX * Math.cos(lean) - fromMidY * Math.sin(lean);
      const down = place.y + size.y / 2 + fromMidX * Math.sin(lean) + fromMidY * Math.cos(lean);
      return { x: at, y: down + wave.high * Math.sin(at / wave.long + wave.begin) };
    };
    const pen = { ink: darkInk(), thickness: randomBetween(3, 4.5) };
    for (const line of linesOf(letter)) {
      line.slice(1).forEach((point, index) => {
        drawStroke(raster, put(line[index] ?? point), put(point), pen);
      });
    }
  });
  for (let n = 0; n < 3; n += 1) {
    const [from, to] = [
      { x: randomBetween(0, width / 3), y: randomBetween(8, height - 8) },
      { x: randomBetween(width * 0.66, width), y: randomBetween(8, height - 8) },
    ];
    drawStroke(raster, from, to, { ink: darkInk(), thickness: 1.4, cover: 0.7 });
  }
  return raster;
}
