/** WCAG 2 contrast of two opaque hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(value => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(hex: string): readonly number[] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`"${hex}" is not an opaque hex colour`);
  const long = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits;
  return [0, 2, 4].map(at => Number.parseInt(long.slice(at, at + 2), 16));
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
