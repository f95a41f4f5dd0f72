import { median } from './figure.ts';

/** Ms per run: two workloads in turns, so that a busy machine slows both; the middle of the rounds counts. */
export async function compare(
  ours: () => unknown,
  theirs: () => unknown,
  { runs, rounds = 7 }: { readonly runs: { ours: number; theirs: number }; readonly rounds?: number },
): Promise<{ ours: number; theirs: number }> {
  await timed(ours, Math.ceil(runs.ours / 4));
  await timed(theirs, Math.ceil(runs.theirs / 4));
  const taken: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round++) {
    taken.ours.push(await timed(ours, runs.ours));
    taken.theirs.push(await timed(theirs, runs.theirs));
  }
  return { ours: median(taken.ours), theirs: median(taken.theirs) };
}

async function timed(work: () => unknown, runs: number): Promise<number> {
  const began = performance.now();
  for (let run = 0; run < runs; run++) {
    const result = work();
    if (result instanceof Promise) await result;
  }
  return (performance.now() - began) / runs;
}
