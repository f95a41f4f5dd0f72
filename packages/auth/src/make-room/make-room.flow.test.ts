import { describe, expect, it } from 'vitest';
import { type RoomEvent, type RoomState, roomFlow, startRoom } from './make-room.flow.ts';

const device = (id: string) => ({ id, device: 'Chrome · Windows', ip: '203.0.113.*', seenAt: 1 });
const room = { codeId: 'r1', sessions: [device('a'), device('b')] };
const play = (...events: RoomEvent[]): RoomState => events.reduce(roomFlow, startRoom(room));
const chosen = { type: 'chosen', id: 'b' } as const;
const submitted = { type: 'submitted' } as const;

describe('making room', () => {
  it('logs in once a device is chosen', () => {
    expect(play(chosen, submitted)).toEqual({ step: 'logging-in', room, chosen: 'b' });
    expect(play(chosen, submitted, { type: 'logged-in' })).toEqual({ step: 'done', room });
  });

  it('submits nothing without a choice', () => {
    expect(play(submitted)).toEqual(startRoom(room));
  });

  it('restarts with the new list and ticket when the sessions have changed', () => {
    const fuller = { codeId: 'r2', sessions: [device('c')] };
    expect(play(chosen, submitted, { type: 'crowded', room: fuller })).toEqual(startRoom(fuller));
  });

  it('keeps the choice on a connection failure', () => {
    const failure = { kind: 'offline' } as const;
    expect(play(chosen, submitted, { type: 'failed', failure })).toEqual({
      step: 'choosing',
      room,
      chosen: 'b',
      failure,
    });
  });

  it('expires after ten minutes, unless the member has logged in', () => {
    expect(play(chosen, { type: 'lapsed' })).toEqual({ step: 'lapsed', room });
    const inside = play(chosen, submitted, { type: 'logged-in' });
    expect(roomFlow(inside, { type: 'lapsed' })).toBe(inside);
  });
});
