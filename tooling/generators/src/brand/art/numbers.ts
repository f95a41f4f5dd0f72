import { createHash } from 'node:crypto';

/** Numbers that follow from a text alone: each brand draws its own, and draws the same again. */
export function numbersOf(text: string): (from: number, to: number) => number {
  let bytes = createHash('sha256').update(text).digest();
  let at = 0;
  return (from, to) => {
    if (at + 2 > bytes.length) {
      bytes = createHash('sha256').update(bytes).digest();
      at = 0;
    }
    const share = bytes.readUInt16BE(at) / 65_536;
    at += 2;
    return Math.round(from + share * (to - from));
  };
}

/** The corners of a regular polygon as SVG says them. */
export function polygonPoints(
  corners: number,
  {
    x,
    y,
    r,
    turn = 0,
  }: { readonly x: number; readonly y: number; readonly r: number; readonly turn?: number },
): string {
  return Array.from({ length: corners }, (_, at) => {
    const angle = ((turn + (at * 360) / corners) * Math.PI) / 180;
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The polygon that a brand's sign, scenes and halls have in common. */
export function polygonOf(code: string): { readonly corners: number; readonly turn: number } {
  const number = numbersOf(`${code} logo`);
  return { corners: number(3, 7), turn: number(0, 360) };
}
