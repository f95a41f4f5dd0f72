import sharp from 'sharp';
import { type PictureFile, planted, text } from './picture-file.ts';

/** Files that are none of the three formats. */
export async function otherFormats(): Promise<PictureFile[]> {
  const base = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });
  const texts: Record<string, string> = {
    empty: '',
    'one byte': '\u00ff',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${planted.script}</svg>`,
    'svg with a declaration': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`,
    html: `<!doctype html>${planted.script}`,
    'GIF that is JavaScript': 'GIF89a/*\u0001\u0000*/=1;alert("planted")',
    bmp: 'BM\u0046\u0000\u0000\u0000',
    pdf: '%PDF-1.4\n',
    zip: 'PK\u0003\u0004',
    heic: '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic',
    avif: '\u0000\u0000\u0000\u0018ftypavif\u0000\u0000\u0000\u0000mif1avif',
    elf: '\u007fELF\u0002\u0001\u0001',
    'windows program': 'MZ\u0090\u0000',
    gzip: '\u001f\u008b\u0008\u0000',
    mp4: '\u0000\u0000\u0000\u0018ftypmp42',
    wav: 'RIFF\u0024\u0000\u0000\u0000WAVEfmt ',
    'lower-case PNG': '\u0089png\r\n\u001a\n',
    'PNG after a text conversion': '\u0089PNG\n\u001a\n',
    PostScript: '%!PS-Adobe-3.0\n',
    'ImageMagick script': "push graphic-context\nimage over 0,0 0,0 'https://x/|id'\npop graphic-context",
    '../ as content': '../../../../etc/passwd',
    zeros: '\u0000'.repeat(4_096),
    'base64 of a PNG': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ',
  };
  return [
    ...Object.entries(texts).map(
      ([name, value]): PictureFile => ({
        name,
        bytes: text(value),
        becomes: 'picture-format',
      }),
    ),
    { name: 'GIF', bytes: await base.clone().gif().toBuffer(), becomes: 'picture-format' },
    { name: 'TIFF', bytes: await base.clone().tiff().toBuffer(), becomes: 'picture-format' },
  ];
}
