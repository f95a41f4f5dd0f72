/** A task that runs again and again. */
export interface Repeated {
  /**
   * Runs the task once more, after a current run, and resolves when it is done; for tests that have moved the clock.
   */
  runNow(): Promise<void>;
  /** The undo: no more runs; waits for one in hand. */
  stop(): Promise<void>;
}

/**
 * Runs `task` now and then again and again, each time `pauseMs` after the last run ended, so runs never overlap.
 * A failing run is reported and tried again.
 */
export function repeat(
  task: () => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): Repeated {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function runOnce(): Promise<void> {
    clearTimeout(timer);
    if (stopped) return;
    await task().catch(onError);
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(runNow, pauseMs);
  }

  function runNow(): Promise<void> {
    const run = running.then(runOnce);
    running = run;
    return run;
  }

  void runNow();
  return {
    runNow,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Runs several now, one after the other: what one finds out the next may need. */
export async function runAllNow(tasks: readonly Repeated[]): Promise<void> {
  for (const task of tasks) await task.runNow();
}

/** Stops several. */
export async function stopAll(tasks: readonly Repeated[]): Promise<void> {
  await Promise.all(tasks.map(task => task.stop()));
}
