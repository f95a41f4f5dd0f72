import type { ApiFailure } from './api-failure.ts';

/**
 * Runs a task with one time limit over all of it. The task's signal aborts at the limit or when the caller aborts; the
 * result is returned at that moment even if the task ignores the signal.
 */
export async function withinBudget<T>(
  budgetMs: number,
  caller: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T | ApiFailure> {
  if (caller?.aborted) return { kind: 'aborted' };
  const control = new AbortController();
  let stop: (failure: ApiFailure) => void = () => {};
  const stopped = new Promise<ApiFailure>(resolve => {
    stop = failure => {
      resolve(failure);
      control.abort();
    };
  });
  const onAbort = () => stop({ kind: 'aborted' });
  const timer = setTimeout(() => stop({ kind: 'timeout', afterMs: budgetMs }), budgetMs);
  caller?.addEventListener('abort', onAbort);
  try {
    return await Promise.race([stopped, task(control.signal)]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', onAbort);
  }
}
