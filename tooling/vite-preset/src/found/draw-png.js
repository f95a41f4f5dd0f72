import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** Reads an SVG from its input and writes it as PNG, so many pixels wide as its argument says. */
const width = Number(process.argv[2]);
const drawn = sharp(await buffer(process.stdin)).resize({ width });
process.stdout.write(await drawn.png({ compressionLevel: 9, palette: true }).toBuffer());
