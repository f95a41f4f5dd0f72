import { Refusal } from '@lobby/platform-kernel/calls/refusal';

/**
 * Runs tasks one after the other.
 * @param most how many may be running or waiting; a further one is refused with 'system-busy'.
 */
export function oneAtATime(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let unfinished = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async task => {
    if (unfinished >= most) throw new Refusal('system-busy');
    unfinished += 1;
    const run = last.then(task).finally(() => {
      unfinished -= 1;
    });
    last = run.catch(() => {});
    return run;
  };
}
