import { closeCodes } from '@lobby/chat-socket/link';

/** So many connections are closed at once … */
const AT_ONCE = 20;
/** … and the next ones after so long, ms: each of them comes back, logs in and loads what it shows. */
const PAUSE_MS = 100;

/** Tells connections to come back and ask for everything anew, a few at a time, so that they do not come together. */
export function reloadInTurns<Socket extends { close(code: number): void }>() {
  const due = new Set<Socket>();
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Those that wait for it already keep their turn. */
    reload(sockets: Iterable<Socket>): void {
      for (const socket of sockets) due.add(socket);
      if (timer === undefined) next();
    },
    stop(): void {
      due.clear();
      clearTimeout(timer);
      timer = undefined;
    },
  };

  function next(): void {
    for (const socket of [...due].slice(0, AT_ONCE)) {
      due.delete(socket);
      socket.close(closeCodes.reload);
    }
    timer = due.size > 0 ? setTimeout(next, PAUSE_MS) : undefined;
  }
}
