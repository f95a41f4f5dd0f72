/** Squares of light around a code, as its standard asks: without them some cameras do not find it. */
export const QUIET_ZONE = 4;

/**
 * A picture of dark (true) and light squares as the bytes of a PNG, black on white. Written by hand: a browser that
 * protects against fingerprints puts noise into what is read from a canvas.
 * @param scale pixels along the side of a square.
 */
export function qrPng(rows: readonly (readonly boolean[])[], scale: number): Uint8Array<ArrayBuffer> {
  const height = rows.length * scale;
  const width = (rows[0]?.length ?? 0) * scale;
  const size = new DataView(new ArrayBuffer(13));
  size.setUint32(0, width);
  size.setUint32(4, height);
  // One bit a pixel, shades of grey; the methods of compression and filters that there are, not interlaced.
  for (const [at, value] of [1, 0, 0, 0, 0].entries()) size.setUint8(8 + at, value);
  return joined([
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', new Uint8Array(size.buffer)),
    chunk('IDAT', stored(linesOf(rows, { scale, width }))),
    chunk('IEND', []),
  ]);
}

/** The lines of the picture: each begins with its filter, none, and has a bit for each pixel, set where it is white. */
function linesOf(
  rows: readonly (readonly boolean[])[],
  { scale, width }: { readonly scale: number; readonly width: number },
): Uint8Array {
  const lines = rows.map(row => {
    const line = new Uint8Array(1 + Math.ceil(width / 8));
    for (let x = 0; x < width; x += 1) {
      const at = 1 + (x >> 3);
      if (!row[Math.floor(x / scale)]) line[at] = (line[at] ?? 0) | (0x80 >> (x & 7));
    }
    return line;
  });
  return joined(lines.flatMap(line => Array<Uint8Array>(scale).fill(line)));
}

/** A zlib stream of blocks that are stored as they are. */
function stored(bytes: Uint8Array): Uint8Array {
  const most = 0xffff;
  const blocks: (readonly number[] | Uint8Array)[] = [[0x78, 0x01]];
  for (let from = 0; from < bytes.length; from += most) {
    const block = bytes.subarray(from, from + most);
    const isLast = from + most >= bytes.length;
    const { length } = block;
    blocks.push([isLast ? 1 : 0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff], block);
  }
  return joined([...blocks, bigEndian(adler32(bytes))]);
}

function chunk(name: string, data: readonly number[] | Uint8Array): Uint8Array {
  const named = joined([[...name].map(letter => letter.charCodeAt(0)), data]);
  return joined([bigEndian(data.length), named, bigEndian(crc32(named))]);
}

function adler32(bytes: Uint8Array): number {
  let [one, other] = [1, 0];
  for (const byte of bytes) {
    one = (one + byte) % 65_521;
    other = (other + one) % 65_521;
  }
  return other * 65_536 + one;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function bigEndian(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
