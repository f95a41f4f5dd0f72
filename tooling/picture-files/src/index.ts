import { bombs } from './bombs.ts';
import { brokenPictures } from './broken-pictures.ts';
import { otherFormats } from './other-formats.ts';
import type { PictureFile } from './picture-file.ts';
import { polyglots } from './polyglots.ts';
import { wholePictures } from './whole-pictures.ts';

export { plainPicture, planted } from './picture-file.ts';

/** More than a hundred files that are no simple picture, and some that are, made anew each time. */
export async function pictureFiles(): Promise<readonly PictureFile[]> {
  const kinds = [wholePictures(), polyglots(), otherFormats(), brokenPictures(), bombs()];
  return (await Promise.all(kinds)).flat();
}
