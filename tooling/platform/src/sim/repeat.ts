/**
 * Runs `task` now and then again and again, each time `pauseMs` after the last run ended, so runs never overlap.
 * A failing run is reported and tried again. Returns its own undo, which waits for a run in hand.
 */
export function repeat(
  task: () => Promise<unknown>,
  pauseMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = task()
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(run, pauseMs);
      });
  };
  run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
