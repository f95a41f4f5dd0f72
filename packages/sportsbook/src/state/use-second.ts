import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let second = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  second = Date.now();
  for (const listener of [...listeners]) listener();
}

function read(): number {
  // Constant within a second, before the first tick too: a value that differs at every read makes React render a clock
  // twice.
  if (timer === undefined && Math.abs(Date.now() - second) >= 1_000) second = Date.now();
  return second;
}

/** Now, in ms, once a second; one timer serves every clock on the page. */
export function useSecond(): number {
  return useSyncExternalStore(subscribe, read, read);
}
