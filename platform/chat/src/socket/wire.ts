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
  /** Answers a ping. */
  pong(data: Buffer): void;
  close(code: number): void;
}

/** What a connection is written by. @param line the one below the socket, whose writes can be put together. */
export function createWire(
  id: string,
  socket: Pick<WebSocket, 'send' | 'pong' | 'close' | 'terminate' | 'bufferedAmount' | 'readyState'>,
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
    pong(data) {
      if (isThere()) socket.pong(data);
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
    if (frames.length === 0 || !isThere()) return;
    line.cork();
    for (const frame of frames) socket.send(frame, { binary: false });
    line.uncork();
  }
  /** Whether somebody reads at the other end; who does not is left. */
  function isThere(): boolean {
    if (socket.readyState !== WebSocket.OPEN) return false;
    if (socket.bufferedAmount <= MOST_UNREAD) return true;
    socket.terminate();
    return false;
  }
}
