import { chunk, withChunks } from './make-png.ts';
import { formats, join, type PictureFile, plainPicture, planted, text } from './picture-file.ts';

/** Pictures that are something else too. */
export async function polyglots(): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  const tails = {
    script: planted.script,
    html: `<!doctype html><html><body>${planted.script}</body></html>`,
    php: '<?php system($_GET["c"]); ?>',
    zip: 'PK\u0003\u0004\u0014\u0000../../etc/passwd',
    pdf: '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>',
    javascript: '*/=1;alert("planted");/*',
  };
  for (const format of formats) {
    const picture = await plainPicture(format);
    for (const [name, tail] of Object.entries(tails)) {
      files.push({
        name: `${format} followed by ${name}`,
        bytes: join(picture, text(tail)),
        becomes: 'either',
      });
      files.push({
        name: `${name} followed by ${format}`,
        bytes: join(text(tail), picture),
        becomes: 'picture-format',
      });
    }
  }
  const [jpeg, png] = [await plainPicture('jpeg'), await plainPicture('png')];
  files.push(
    {
      name: 'JPEG with a script as comment',
      bytes: withSegment(jpeg, 0xfe, text(planted.script)),
      becomes: 'drawn',
    },
    { name: 'JPEG with HTML as APP1', bytes: withSegment(jpeg, 0xe1, text(tails.html)), becomes: 'either' },
    {
      name: 'JPEG with ../ as APP13',
      bytes: withSegment(jpeg, 0xed, text('../../../etc/passwd')),
      becomes: 'either',
    },
    {
      name: 'PNG with a script as text',
      bytes: withChunks(png, chunk('tEXt', text(`Comment\0${planted.script}`))),
      becomes: 'drawn',
    },
    {
      name: 'PNG with a file name of ../',
      bytes: withChunks(png, chunk('tEXt', text('Title\0../../../../etc/cron.d/planted'))),
      becomes: 'drawn',
    },
    {
      name: 'PNG with HTML in a private chunk',
      bytes: withChunks(png, chunk('prVt', text(tails.html))),
      becomes: 'either',
    },
  );
  return files;
}

/** A JPEG with a segment right after its beginning. */
function withSegment(jpeg: Buffer, marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return join(jpeg.subarray(0, 2), head, data, jpeg.subarray(2));
}
