/** WCAG 2 contrast of two opaque hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function channels(hex: string): readonly [r: number, g: number, b: number] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`"${hex}" is not an opaque hex colour`);
  const long = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

const ground = ['bg', 'surface-1', 'surface-2', 'surface-3'];

/** The text and background pairs, by colour role, that must be readable. */
export const readablePairs: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ['text-1', [...ground, 'up-tint', 'down-tint', 'gold-tint']],
  ['text-2', [...ground, 'up-tint', 'down-tint', 'gold-tint']],
  ['text-3', [...ground, 'up-tint', 'down-tint']],
  ['accent', ground],
  ['on-accent', ['accent']],
  ['gold', [...ground, 'gold-tint']],
  ['up', [...ground, 'up-tint']],
  ['down', [...ground, 'down-tint']],
  ['danger', [...ground, 'danger-tint']],
  ['success', ground],
  ['on-up', ['up']],
  ['on-hero', ['hero-1', 'hero-2']],
];

/** Roles that mean different things side by side, and by how many degrees of hue they must differ at least. */
export const huesApart: readonly (readonly [one: string, other: string, degrees: number])[] = [
  ['accent', 'up', 30],
  ['accent', 'down', 30],
  ['gold', 'up', 25],
];

/** The contrast at which a hairline is seen on the ground of a card. */
export const leastLineContrast = 1.25;

/** The contrast of white words on the ink of a hall, at least. */
export const leastInkContrast = 7;

/** Degrees of hue (HSL) between two opaque hex colours, 0 to 180. Nothing is confused with a grey, which has none. */
export function hueDistance(one: string, other: string): number {
  const [first, second] = [hueOf(one), hueOf(other)];
  if (first === undefined || second === undefined) return 180;
  const apart = Math.abs(first - second);
  return Math.min(apart, 360 - apart);
}

function hueOf(hex: string): number | undefined {
  const [r, g, b] = channels(hex);
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  // Under this nobody sees a hue.
  if (range < 12) return undefined;
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return sixth * 60;
}
