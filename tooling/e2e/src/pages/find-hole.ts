import { fittingPlace, readPng } from '@lobby/captcha/slider-script';
import type { Locator } from '@playwright/test';

/** A picture of the puzzle as the page shows it: its data, and how far down it is, from 0 to 1. */
interface ShownPicture {
  readonly src: string;
  readonly top: number;
}

/**
 * Finds the gap by its outline, which is that of the piece.
 * @returns the distance to move the piece, picture pixels.
 */
export async function findHole(dialog: Locator): Promise<number> {
  return holeIn(await dialog.locator('img').evaluateAll(puzzleOf));
}

/** Runs in the page. */
export function puzzleOf(images: Element[]): ShownPicture[] {
  return images.map(img => ({
    src: img.getAttribute('src') ?? '',
    top: Number.parseFloat((img as HTMLElement).style.insetBlockStart) / 100,
  }));
}

/** The same, of the picture and its piece. */
export function holeIn([picture, part]: readonly ShownPicture[]): number {
  if (!picture || !part) throw new Error('The slider shows no puzzle.');
  const image = readPng(picture.src);
  return fittingPlace({ image, piece: readPng(part.src), pieceTop: Math.round(part.top * image.height) });
}
