let waiting: (() => void)[] = [];

/**
 * Writes an answer once all received input has been read, together with the other answers that are ready by then. Each
 * write wakes the reader on the other end; written one by one they cost a fifth of a call (docs/performance.md).
 */
export function writeTogether(write: () => void): void {
  if (waiting.push(write) === 1) setImmediate(writeAll);
}

function writeAll(): void {
  const ready = waiting;
  waiting = [];
  for (const write of ready) write();
}
