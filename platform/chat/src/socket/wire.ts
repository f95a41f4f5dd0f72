import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Listener } from './hub.ts';

/** What a room says to a connection within so long goes out in one write, ms (docs/rules.md#chat). */
export const GATHERED_MS = 50;
/** A reader who is so far behind is left, bytes: the others are not kept waiting (docs/rules.md#chat). */
export const MOST_UNREAD = 1024 * 1024;

/** The way to one client. */
export interface Wire extends Listener {
  /** An answer: goes out at once, behind what the rooms said before it. */
  send(text: string): void;
  close(code: number): void;
}

/** What a connection is written by. @param line the one below the socket, whose writes can be put together. */
export function createWire(
  id: string,
  socket: Pick<WebSocket, 'send' | 'close' | 'terminate' | 'bufferedAmount' | 'readyState'>,
  line: Pick<Duplex, 'cork' | 'uncork'>,
): Wire {
  let gathered: Buffer[] = [];
  /** Set while what rooms say is gathered. */
  let timer: NodeJS.Timeout | undefined;
  return {
    id,
    send(text) {
      gathered.push(Buffer.from(text));
      flush();
    },
    gather(frame) {
      gathered.push(frame);
      // The first frame after a quiet time does not wait.
      if (timer === undefined) beginToGather();
    },
    close(code) {
      flush();
      socket.close(code);
    },
  };

  function beginToGather(): void {
    flush();
    timer = setTimeout(() => {
      timer = undefined;
      if (gathered.length > 0) beginToGather();
    }, GATHERED_MS);
  }

  function flush(): void {
    const frames = gathered;
    gathered = [];
    if (frames.length === 0 || socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      socket.terminate();
      return;
    }
    line.cork();
    for (const frame of frames) socket.send(frame, { binary: false });
    line.uncork();
  }
}
