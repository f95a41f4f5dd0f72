import { describe, expect, it } from 'vitest';
import { evening, sampleMessage, sampleRoom } from '../testing/sample-room.ts';
import { countAfter, rowsOf } from './rows.ts';

const nobody = new Set<string>();
const kinds = (room: Parameters<typeof rowsOf>[0], options: Partial<Parameters<typeof rowsOf>[1]> = {}) =>
  rowsOf(room, { blocked: nobody, ...options }).map(({ kind, key }) => `${kind} ${key}`);

describe('the rows of a room', () => {
  it('have a time where a day begins and after five quiet minutes', () => {
    const said = [
      sampleMessage(1, { at: evening }),
      sampleMessage(2, { at: evening + 299_999 }),
      sampleMessage(3, { at: evening + 600_000 }),
      // 00:01 in Beijing.
      sampleMessage(4, { at: Date.UTC(2026, 10, 28, 16, 1) }),
    ];
    const rows = rowsOf(sampleRoom(said), { blocked: nobody });
    expect(rows.map(({ kind }) => kind)).toEqual([
      ...['time', 'message', 'message', 'time', 'message', 'time', 'message'],
    ]);
    expect(rows.map(row => row.kind === 'time' && row.isNewDay).filter(Boolean)).toHaveLength(2);
  });

  it('leave out whom one has blocked, and mark what was unread before the first of the others', () => {
    const said = [1, 2, 3, 4].map(at => sampleMessage(at));
    expect(kinds(sampleRoom(said), { blocked: new Set(['p0']), unreadAfter: '6' })).toEqual([
      ...['time time 3', 'message 3', 'message 6', 'unread unread', 'message 12'],
    ]);
  });

  it('show what happened after the message that was the newest, and own messages under way last', () => {
    const told = { rid: 'lobby', name: 'w***2', gift: '周礼金', amount: '88', at: evening };
    const room = sampleRoom([1, 2].map(at => sampleMessage(at)), {
      events: [{ kind: 'gift', key: 'g', after: '3', told }],
      own: [{ clientId: 'c', msg: '好球', at: evening, state: 'sending' }],
    });
    expect(kinds(room)).toEqual(['time time 3', 'message 3', 'event g', 'message 6', 'own c']);
  });

  it('keep the key of an own message once the room has told it, so that it stays the same row', () => {
    expect(kinds(sampleRoom([sampleMessage(1, { clientId: 'c' })]))).toContain('message c');
  });

  it('are counted as unread without own ones and blocked people', () => {
    const said = [sampleMessage(1), sampleMessage(2, { clientId: 'c' }), sampleMessage(3), sampleMessage(4)];
    expect(countAfter(said, '3', new Set(['p0']))).toBe(1);
    expect(countAfter(said, '', nobody)).toBe(3);
  });
});
