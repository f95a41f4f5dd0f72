import type { ChatMessage, RoomStatus, ScorePoll } from '@lobby/chat-socket/protocol';
import { newRoom, type Room } from '../rooms/room-state.ts';

/** 20:41 in Beijing, ms. */
export const evening = Date.UTC(2026, 10, 28, 12, 41);
const MINUTE_MS = 60_000;

/** A message of a room, by its place: the first is 1. */
export function sampleMessage(at: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    ...{ rid: 'lobby', id: String(at * 3), previousId: at > 1 ? String(at * 3 - 3) : '' },
    ...{ by: `p${at % 3}`, name: ['l***8', 'w***2', 'z***6'][at % 3] as string, grade: [0, 3, 7][at % 3] as number },
    ...{ isModerator: false, msg: `第 ${at} 句`, at: evening + at * MINUTE_MS, isWithdrawn: false },
    ...more,
  };
}

export const sampleStatus: RoomStatus = {
  ...{ rid: 'lobby', writers: 'members', slowMs: 0, leastGrade: 0, pinned: '', count: 128 },
};

/** A room with these messages. */
export function sampleRoom(messages: readonly ChatMessage[], more: Partial<Room> = {}): Room {
  return {
    ...newRoom('lobby'),
    ...{ entry: 'joined' as const, log: { messages }, status: sampleStatus, hasMore: false },
    ...more,
  };
}

export const samplePoll: ScorePoll = {
  rid: 'lobby',
  isClosed: false,
  answers: [
    { home: 1, away: 0, count: 12 },
    { home: 2, away: 1, count: 30 },
    { home: 0, away: 0, count: 6 },
    { home: 3, away: 3, count: 1 },
  ],
};
