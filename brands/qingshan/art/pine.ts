/** Half the outline of a pine, from its top: how far out and how far down, in parts of its height. */
const half = [
  [0, 0],
  [0.17, 0.34],
  [0.09, 0.34],
  [0.25, 0.62],
  [0.14, 0.62],
  [0.33, 0.9],
  [0.04, 0.9],
  [0.04, 1],
] as const;

/** The outline of a pine that stands at a place, in straight cuts; its right half only where `side` is 1. */
export function pine(x: number, foot: number, height: number, side: 0 | 1 = 0): string {
  const points = (sign: number) =>
    half.map(
      ([out, down]) => `${(x + sign * out * height).toFixed(1)} ${(foot - (1 - down) * height).toFixed(1)}`,
    );
  const left = side ? [`${x} ${foot}`] : points(-1).reverse();
  return `M${[...points(1), ...left].join('L')}z`;
}
