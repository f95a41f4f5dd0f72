import { fittingPlace, readPng } from '@lobby/captcha/slider-script';
import type { Locator } from '@playwright/test';

/** A picture of the slider as the page shows it. */
export interface ShownPicture {
  readonly src: string;
  /** "25%": how far from the top it is. */
  readonly top: string;
}

/**
 * Finds the gap by its outline, which is that of the piece.
 * @returns the distance to move the piece, picture pixels.
 */
export async function findHole(dialog: Locator): Promise<number> {
  return holeIn(await dialog.locator('img').evaluateAll(shownPictures));
}

/** @param shown the picture and the piece. */
export function holeIn([picture, part]: readonly ShownPicture[]): number {
  if (!picture || !part) throw new Error('The slider shows no puzzle.');
  const image = readPng(picture.src);
  const pieceTop = Math.round((Number.parseFloat(part.top) / 100) * image.height);
  return fittingPlace({ image, piece: readPng(part.src), pieceTop });
}

/** Runs in the page. */
export function shownPictures(images: Element[]): ShownPicture[] {
  return images.map(image => ({
    src: image.getAttribute('src') ?? '',
    top: (image as HTMLElement).style.insetBlockStart,
  }));
}
