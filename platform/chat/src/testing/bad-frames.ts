import { messageIds } from '@lobby/chat-socket/protocol';
import { lobbyRoom } from '../rooms/lobby-room.ts';

/** What a client may say, each once; `n` keeps ids of messages apart. */
const honest = (n: number): readonly [number, object][] => [
  [messageIds.heartbeat, { tops: { [lobbyRoom]: '1' } }],
  [messageIds.login, { body: { jwt: 'a.b.c' } }],
  [messageIds.guestLogin, {}],
  [messageIds.joinRoom, { rid: lobbyRoom }],
  [messageIds.joinRoom, { rid: lobbyRoom, leave: true }],
  [messageIds.message, { rid: lobbyRoom, msg: `第 ${n} 句`, clientId: `c${n}`, replyTo: '1', slip: 'AB12' }],
  [messageIds.message, { rid: lobbyRoom, msg: '好球', clientId: `c${n}`, ask: true }],
  [messageIds.mute, { rid: lobbyRoom, id: '1', reason: '刷屏', minutes: 10 }],
  [messageIds.block, { rid: lobbyRoom, id: '1', reason: '' }],
  [messageIds.history, { rid: lobbyRoom, before: '9' }],
  [messageIds.scorePrediction, { rid: lobbyRoom, home: 1, away: 0 }],
];

const odd: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    0.5,
    1e21,
    Number.MAX_SAFE_INTEGER,
    '',
    '0',
    '9223372036854775807',
    '999999999999999999',
  ],
  ...[
    '\u0000',
    '\ud800',
    '\u202e\u200b',
    "'; DROP TABLE chat_rooms; --",
    '__proto__',
    '%00',
    'a'.repeat(2_001),
  ],
  ...[[], [[]], {}, { $ne: 1 }, { constructor: { prototype: {} } }, { toString: null }, ['a', 'b']],
];

/** A frame that no client sends, or hardly any: changed in its fields or its letters, cut, or nothing like one. */
export function badFrame(draw: () => number, n: number): string | Buffer {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item;
  const [msgId, msgData] = pick(honest(n));
  const text = JSON.stringify({ msgId, msgData });
  const at = Math.floor(draw() * text.length);
  switch (Math.floor(draw() * 10)) {
    case 0:
      return text;
    case 1:
      return text.slice(0, at);
    case 2:
      return text.slice(0, at) + String.fromCharCode(Math.floor(draw() * 0x10000)) + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + text.slice(Math.floor(draw() * text.length));
    case 4: {
      const fields: Record<string, unknown> = { ...msgData };
      for (const key of [...Object.keys(fields), pick(['__proto__', 'extra', 'leave', 'ask', 'tops'])])
        if (draw() < 0.5) Object.defineProperty(fields, key, { value: pick(odd), enumerable: true });
      return JSON.stringify({ msgId, msgData: fields });
    }
    case 5:
      return JSON.stringify({
        msgId: pick([...Object.values(messageIds), ...odd]),
        msgData: pick([msgData, ...odd]),
      });
    case 6: {
      const depth = 1 + Math.floor(draw() * 7_000);
      return `{"msgId":${msgId},"msgData":${'['.repeat(depth)}${draw() < 0.8 ? ']'.repeat(depth) : ''}}`;
    }
    case 7:
      return JSON.stringify({
        msgId,
        msgData: { ...msgData, msg: pick(['好', 'a', '😀', '\u0301']).repeat(Math.floor(draw() * 2_100)) },
      });
    case 8:
      return String.fromCharCode(
        ...Array.from({ length: Math.floor(draw() * 200) }, () => Math.floor(draw() * 0x10000)),
      );
    default:
      return Buffer.from(Array.from({ length: Math.floor(draw() * 200) }, () => Math.floor(draw() * 256)));
  }
}

/** A frame of the WebSocket protocol itself, masked as a client's is, and damaged somewhere. */
export function badBytes(draw: () => number, most: number): Buffer {
  const length = Math.floor(draw() * 126);
  const whole = Buffer.concat([
    Buffer.from([0x81, 0x80 | length, 1, 2, 3, 4]),
    Buffer.from(Array.from({ length }, () => Math.floor(draw() * 256))),
  ]);
  const kind = Math.floor(draw() * 6);
  // Reserved bits, an opcode that is none, no mask, too long by its head, cut, and a text that is no UTF-8.
  if (kind === 0) whole[0] = 0xf1;
  else if (kind === 1) whole[0] = 0x8f;
  else if (kind === 2) whole[1] = length;
  else if (kind === 3) return longHead(most + 1 + Math.floor(draw() * 2 ** 20));
  else if (kind === 4) return whole.subarray(0, Math.floor(draw() * whole.length));
  else return Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]);
  return whole;
}

function longHead(length: number): Buffer {
  const head = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
