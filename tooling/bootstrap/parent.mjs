/**
 * Calls back once the parent process has ended. A package manager that receives a signal alone passes it to a shell at
 * most, never to the shell's child processes.
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
