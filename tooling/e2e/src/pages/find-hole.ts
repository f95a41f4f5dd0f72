import { fittingPlace, readPng } from '@lobby/platform/testing/slider-script';
import type { Locator } from '@playwright/test';

/**
 * Looks for the gap as an eye does: the one place with the outline of the piece.
 * @returns how far the piece has to go, picture pixels.
 */
export async function findHole(dialog: Locator): Promise<number> {
  const shown = await dialog.locator('img').evaluateAll(images =>
    images.map(img => ({
      src: img.getAttribute('src') ?? '',
      top: Number.parseFloat((img as HTMLElement).style.insetBlockStart) / 100,
    })),
  );
  const [picture, part] = shown;
  if (!picture || !part) throw new Error('The slider shows no puzzle.');
  const image = readPng(picture.src);
  return fittingPlace({ image, piece: readPng(part.src), pieceTop: Math.round(part.top * image.height) });
}
