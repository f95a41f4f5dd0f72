import { closeCodes } from '@lobby/chat-socket/link';
import type { WebSocket } from 'ws';

/** A connection without a login is closed after so long, ms (docs/rules.md#chat). */
export const LOGIN_MS = 30_000;
/** One that says nothing for so long is gone, ms: the timers of a page in the background run once a minute. */
export const IDLE_MS = 90_000;

/** Ends a connection that never logs in, and one whose other end is gone without a word. */
export function watchLife(socket: Pick<WebSocket, 'close' | 'terminate'>, isIn: () => boolean) {
  const login = setTimeout(() => {
    if (!isIn()) socket.close(closeCodes.misuse);
  }, LOGIN_MS);
  const idle = setTimeout(() => socket.terminate(), IDLE_MS);
  return {
    /** A frame came, whatever it was. */
    heard: (): void => void idle.refresh(),
    stop(): void {
      clearTimeout(login);
      clearTimeout(idle);
    },
  };
}
