import type { RoomStatus } from '@lobby/chat-socket/protocol';
import type { Room } from './open-room.ts';

/** How a room is, as everybody in it is told. @param count who is in it. */
export const roomStatus = (
  { id, writers, slow_ms, least_grade, pinned }: Room,
  count: number,
): RoomStatus => ({
  ...{ rid: id, writers, slowMs: Number(slow_ms), leastGrade: least_grade },
  ...{ pinned, count },
});
