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

/** Which text stands on what, by colour role, and so must be readable there. */
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
