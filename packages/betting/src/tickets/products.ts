import { powerOfTen, type Ratio } from '@lobby/money';
import { denominatorOf, type Factor } from './factor.ts';

/** The exact product of all factors. */
export function productOf(factors: readonly Factor[]): Ratio {
  let product = 1n;
  // Factors are gathered in a number while that is exact: bigint multiplications cost most of a slip.
  let gathered = 1;
  let decimals = 0;
  let halves = 0;
  for (const factor of factors) {
    decimals += factor.decimals;
    halves += factor.halves;
    if (gathered * factor.n > Number.MAX_SAFE_INTEGER) {
      product *= BigInt(gathered);
      gathered = factor.n;
    } else {
      gathered *= factor.n;
    }
  }
  return { n: product * BigInt(gathered), d: denominatorOf({ decimals, halves }) };
}

/**
 * The exact sum of the products of all combinations of so many factors as a size says; of size 0 it is 1 (docs/designs.md#sums-of-combinations). It is read
 * from the coefficients of ∏(d + n·x): 55 steps for ten legs instead of 1,023 combinations.
 */
export function sumOfProducts(factors: readonly Factor[], sizes: readonly number[]): Ratio {
  let done = [1n];
  let gathered = [1];
  let sum = 1;
  for (const { n, decimals, halves } of factors) {
    const d = powerOfTen(decimals) * 2 ** halves;
    if (sum * (n + d) > Number.MAX_SAFE_INTEGER) {
      done = multiply(done, gathered);
      gathered = [1];
      sum = 1;
    }
    gathered = withFactor(gathered, n, d);
    sum *= n + d;
  }
  const wanted = sizes.reduce((bits, size) => bits | (1 << size), 0);
  let total = 0n;
  for (let taken = 0; taken < done.length; taken += 1) {
    let rest = 0;
    for (let size = 0; size < gathered.length; size += 1) {
      if (wanted & (1 << (taken + size))) rest += gathered[size] ?? 0;
    }
    total += (done[taken] ?? 0n) * BigInt(rest);
  }
  return { n: total, d: (done[0] ?? 1n) * BigInt(gathered[0] ?? 1) };
}

/** The sums after one more factor n/d. */
function withFactor(sums: readonly number[], n: number, d: number): number[] {
  const next = new Array<number>(sums.length + 1);
  next[0] = (sums[0] ?? 0) * d;
  for (let size = 1; size < sums.length; size += 1) {
    next[size] = (sums[size] ?? 0) * d + (sums[size - 1] ?? 0) * n;
  }
  next[sums.length] = (sums[sums.length - 1] ?? 0) * n;
  return next;
}

function multiply(sums: readonly bigint[], others: readonly number[]): bigint[] {
  const product = new Array<bigint>(sums.length + others.length - 1).fill(0n);
  for (let at = 0; at < others.length; at += 1) {
    const other = BigInt(others[at] ?? 0);
    for (let size = 0; size < sums.length; size += 1) {
      product[size + at] = (product[size + at] ?? 0n) + (sums[size] ?? 0n) * other;
    }
  }
  return product;
}
