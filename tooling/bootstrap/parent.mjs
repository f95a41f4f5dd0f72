/**
 * Calls back once the process that started this one is gone. A package manager that is ended alone passes the
 * signal to a shell at most, never to what the shell runs.
 */
export function whenParentEnds(callBack, everyMs = 1_000) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callBack();
  }, everyMs);
  timer.unref();
}
