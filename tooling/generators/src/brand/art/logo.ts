import { numbersOf, polygonOf, polygonPoints } from './numbers.ts';

interface SignColours {
  readonly accent: string;
  readonly paper: string;
  readonly sign: string;
}

/** A polygon of as many corners as the code says, and a dot, on a rounded ground. */
export function logoShapes(code: string, { accent, paper, sign }: SignColours): string {
  const { corners, turn } = polygonOf(code);
  const number = numbersOf(`${code} sign`);
  return [
    `<rect width="36" height="36" rx="${number(8, 18)}" fill="${accent}" />`,
    `<polygon points="${polygonPoints(corners, { x: 18, y: 18, r: 12, turn })}" fill="${paper}" />`,
    `<circle cx="18" cy="18" r="${number(3, 6)}" fill="${sign}" />`,
  ].join('');
}
