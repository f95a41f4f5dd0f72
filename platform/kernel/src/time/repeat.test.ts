import { describe, expect, it } from 'vitest';
import { repeat } from './repeat.ts';

const never = 60_000_000;
const quiet = () => {};

/** A task that ends when the test says so. */
function held() {
  const ends: (() => void)[] = [];
  let most = 0;
  return {
    runs: () => most,
    end: () => ends.shift()?.(),
    task: () => {
      most += 1;
      return new Promise<void>(resolve => ends.push(resolve));
    },
  };
}

describe('a task that is repeated', () => {
  it('runs at once when asked to, and resolves when that run is done', async () => {
    let runs = 0;
    const repeated = repeat(
      async () => {
        runs += 1;
      },
      never,
      quiet,
    );
    await repeated.runNow();
    expect(runs).toBe(2);
    await repeated.stop();
  });

  it('runs once more after the current run when asked to during it', async () => {
    const work = held();
    const repeated = repeat(work.task, never, quiet);
    await Promise.resolve();
    const pulsed = repeated.runNow();
    expect(work.runs()).toBe(1);
    work.end();
    while (work.runs() < 2) await Promise.resolve();
    work.end();
    await pulsed;
    expect(work.runs()).toBe(2);
    await repeated.stop();
  });

  it('reports a failed run and continues', async () => {
    const errors: unknown[] = [];
    const failing = repeat(
      () => Promise.reject(new Error('no')),
      never,
      error => errors.push(error),
    );
    await failing.runNow();
    expect(errors).toHaveLength(2);
    await failing.stop();
  });

  it('waits for the current run when stopped and starts no other', async () => {
    const work = held();
    const repeated = repeat(work.task, 0, quiet);
    await Promise.resolve();
    const stopped = repeated.stop();
    work.end();
    await stopped;
    await repeated.runNow();
    expect(work.runs()).toBe(1);
  });
});
