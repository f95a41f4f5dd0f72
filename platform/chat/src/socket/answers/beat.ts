import { closeCodes } from '@lobby/chat-socket/link';
import type { clientFrames } from '@lobby/chat-socket/protocol';
import type { InferOutput } from 'valibot';
import { frame } from '../frames.ts';
import type { Session } from '../session.ts';

/** A room may be behind for so long before a client that missed something is told to come back, ms. */
const BEHIND_MS = 5_000;

/** A sign of life; a client that says what it has of each room and is behind is told to read it all anew. */
export async function beat(
  { platform, siteId, wire, rooms, cache, positions }: Session,
  { tops }: InferOutput<typeof clientFrames.heartbeat>,
): Promise<void> {
  wire.send(frame('heartbeat', {}));
  for (const [rid, has] of Object.entries(tops)) {
    const position = rooms.has(rid) ? await positions.of(siteId, rid) : undefined;
    if (!position || position.saidAt > platform.clock.now() - BEHIND_MS) continue;
    // Nor does this process have what the fan-out lost.
    cache.found(siteId, rid, position.top);
    // Whoever came after a room was cleared has nothing of it, and lacks nothing.
    if (position.cleared < position.top && BigInt(has || 0) < position.top) wire.close(closeCodes.reload);
  }
}
