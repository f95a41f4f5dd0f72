/**
 * Ms per run: two alternating workloads, and the best round of each, the one least disturbed by other load on the
 * machine. Choose runs so that a round of either takes a few ms: a longer one is certain to be disturbed.
 */
export async function compare(
  ours: () => unknown,
  theirs: () => unknown,
  { runs, rounds = 40 }: { readonly runs: { ours: number; theirs: number }; readonly rounds?: number },
): Promise<{ ours: number; theirs: number }> {
  await timed(ours, Math.ceil(runs.ours / 4));
  await timed(theirs, Math.ceil(runs.theirs / 4));
  const measured: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round++) {
    measured.ours.push(await timed(ours, runs.ours));
    measured.theirs.push(await timed(theirs, runs.theirs));
  }
  return { ours: Math.min(...measured.ours), theirs: Math.min(...measured.theirs) };
}

async function timed(work: () => unknown, runs: number): Promise<number> {
  const began = performance.now();
  for (let run = 0; run < runs; run++) {
    const result = work();
    if (result instanceof Promise) await result;
  }
  return (performance.now() - began) / runs;
}
