import { personalDraws, type Seeds } from './seeds.ts';

/**
 * Where a wheel stops: at one of its stops, 0 … stops − 1, each equally likely. It is the first integer of the round's
 * draws, so that anybody finds it again.
 * @param stops the sum of the weights of its segments, 1 to 2^32
 */
export function spinWheel(seeds: Seeds, stops: number): number {
  return personalDraws(seeds).below(stops);
}
