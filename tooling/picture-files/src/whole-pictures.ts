import sharp from 'sharp';
import { formats, type PictureFile, plainPicture, planted } from './picture-file.ts';

/** Pictures that are whole, with what cameras and programs write into them. */
export async function wholePictures(): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const format of formats) {
    const picture = await plainPicture(format);
    const metadata = sharp(picture).withExif({
      IFD0: { Artist: planted.artist, Copyright: planted.script },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: planted.place },
    });
    files.push(
      { name: `plain ${format}`, bytes: picture, becomes: 'drawn' },
      {
        name: `${format} with EXIF and a place`,
        bytes: await metadata.clone().toFormat(format).toBuffer(),
        becomes: 'drawn',
      },
      {
        name: `${format} with an ICC profile`,
        bytes: await sharp(picture).withIccProfile('p3').toFormat(format).toBuffer(),
        becomes: 'drawn',
      },
      {
        name: `${format} with XMP`,
        bytes: await sharp(picture)
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${planted.artist}</x:xmpmeta>`)
          .toFormat(format)
          .toBuffer(),
        becomes: 'drawn',
      },
      {
        name: `${format} of the longest side`,
        bytes: await plainPicture(format, 4_096, 16),
        becomes: 'drawn',
      },
      {
        name: `${format} a pixel too wide`,
        bytes: await plainPicture(format, 4_097, 16),
        becomes: 'picture-size',
      },
      {
        name: `${format} a pixel too high`,
        bytes: await plainPicture(format, 16, 4_097),
        becomes: 'picture-size',
      },
    );
  }
  return files;
}
