/** The chance that a standard normal variable is below `z`, to seven digits (Hastings' approximation of erfc, refined). */
export function belowNormal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const series = coefficients.reduceRight((sum, coefficient) => coefficient + t * sum, 0);
  const tail = (t * Math.exp(-x * x + series)) / 2;
  return z > 0 ? 1 - tail : tail;
}

const coefficients = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];

/** A normal law on whole numbers: the chance of `value` is that of the half to either side of it. */
export function chanceNear(value: number, mean: number, deviation: number): number {
  if (deviation <= 0) return Math.abs(value - mean) <= 0.5 ? 1 : 0;
  return belowNormal((value + 0.5 - mean) / deviation) - belowNormal((value - 0.5 - mean) / deviation);
}
