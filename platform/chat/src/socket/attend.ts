import { closeCodes } from '@lobby/chat-socket/link';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { WebSocket } from 'ws';
import { createConnection } from './connection.ts';
import type { Place } from './places.ts';
import type { Session } from './session.ts';
import { watchLife } from './watch-life.ts';

/** Frames and pings of one connection in ten seconds; more is misuse (docs/rules.md#chat). */
export const MOST_FRAMES = 60;
const FRAMES_MS = 10_000;
/** So long somebody who was closed for misuse may take to leave, ms. */
const LEAVE_MS = 1_000;

interface AttendOptions {
  readonly session: Session;
  readonly place: Place;
  onError(error: unknown): void;
  onClose(): void;
}

/** Answers what comes over a connection, one frame after the other, so that messages keep their order. */
export function attend(socket: WebSocket, { session, place, onError, onClose }: AttendOptions): void {
  const { wire } = session;
  const life = watchLife(socket, () => session.author !== undefined);
  const connection = createConnection(session);
  const isLet = countFrames(session.platform.clock);
  let turn = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    if (!isHeard()) return;
    turn = turn
      .then(() => place.inTurn(() => connection.frame(isBinary ? undefined : String(data))))
      .catch((error: unknown) => {
        onError(error);
        socket.close(closeCodes.later);
      });
  });
  socket.on('ping', data => {
    if (isHeard()) wire.pong(data);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    life.stop();
    onClose();
    // Behind what is still being answered: who was let into a room meanwhile would stay in it for ever.
    turn = turn.then(() => connection.ended());
  });

  /** Something came. @returns false: it is not looked at. */
  function isHeard(): boolean {
    if (socket.readyState !== WebSocket.OPEN) return false;
    life.heard();
    if (isLet()) return true;
    wire.close(closeCodes.misuse);
    setTimeout(() => socket.terminate(), LEAVE_MS).unref();
    return false;
  }
}

/** Counts frames when they come: one that waits for its turn would be counted too late. @returns whether one more may. */
function countFrames(clock: Clock): () => boolean {
  let frames: number[] = [];
  return () => {
    const now = clock.now();
    frames = frames.filter(at => at > now - FRAMES_MS);
    return frames.push(now) <= MOST_FRAMES;
  };
}
