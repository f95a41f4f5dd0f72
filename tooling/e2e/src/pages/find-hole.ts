import { fittingPlace, readPng } from '@lobby/captcha/slider-script';
import type { Locator } from '@playwright/test';

/**
 * Finds the gap by its outline, which is that of the piece.
 * @returns the distance to move the piece, picture pixels.
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
