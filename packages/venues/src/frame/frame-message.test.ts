import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FrameMessage, readFrameMessage } from './frame-message.ts';

const window = { name: 'the window of the frame' } as unknown as MessageEventSource;
const other = { name: 'another window' } as unknown as MessageEventSource;
const frame = { window, origin: 'https://games.example.com' };
const from = (data: unknown, event: object = {}) =>
  readFrameMessage({ origin: frame.origin, source: window, data, ...event }, frame);

const messages: readonly FrameMessage[] = [
  { lobby: 'venue', type: 'ready' },
  { lobby: 'venue', type: 'round-started' },
  { lobby: 'venue', type: 'round-ended' },
  { lobby: 'venue', type: 'balance-changed', balance: '12.34' },
  { lobby: 'venue', type: 'ended', reason: 'idle' },
  { lobby: 'venue', type: 'error', reason: 'session-ended' },
  { lobby: 'venue', type: 'resize', height: 720 },
];

describe('a message of the game', () => {
  it.each(messages)('$type is read', message => {
    expect(from(message)).toEqual(message);
  });

  it('is read without what it should not carry', () => {
    expect(from({ lobby: 'venue', type: 'ready', url: 'javascript:alert(1)' })).toEqual(messages[0]);
  });
});

const origins = [
  'https://games.example.com.evil.example',
  'https://games.example.com:8443',
  'http://games.example.com',
  'https://evil.example',
  'https://www.example.com',
  'null',
  '',
  'file://',
];
const hostileData = fc.oneof(
  fc.anything({ withDate: true, withMap: true, withBigInt: true, maxDepth: 2 }),
  fc.constantFrom(...messages.map(message => JSON.stringify(message))),
  fc.constantFrom(...messages.map(message => ({ ...message, lobby: 'venues' }))),
  fc.constantFrom(...messages.map(message => [message])),
  fc.constantFrom(
    ...['-1', '1e9', '1.234', ' 1', '', 'NaN', '9'.repeat(13), '<b>1</b>'].map(balance => ({
      lobby: 'venue',
      type: 'balance-changed',
      balance,
    })),
    ...[0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9, '720', null].map(height => ({
      lobby: 'venue',
      type: 'resize',
      height,
    })),
    ...['', 'A B', '<img>', 'x'.repeat(41), 7, null].map(reason => ({
      lobby: 'venue',
      type: 'ended',
      reason,
    })),
    { lobby: 'venue', type: 'go-to', url: 'https://evil.example' },
    { lobby: 'venue', type: '__proto__' },
  ),
);

describe('a foreign message', () => {
  it('of another origin or another window is not acted on, however right it looks', () => {
    const strangers = fc.oneof(
      fc.record({ origin: fc.constantFrom(...origins), source: fc.constantFrom(window, other, null) }),
      fc.record({ origin: fc.constant(frame.origin), source: fc.constantFrom(other, null) }),
    );
    fc.assert(
      fc.property(strangers, fc.constantFrom(...messages), (event, data) => {
        expect(from(data, event)).toBeUndefined();
      }),
      { numRuns: 5_000 },
    );
  });

  it('of another shape is not acted on', () => {
    fc.assert(
      fc.property(hostileData, data => {
        expect(from(data)).toBeUndefined();
      }),
      { numRuns: 5_000 },
    );
  });

  it('is not read while there is no frame', () => {
    const gone = { origin: frame.origin, window: null };
    const event = { origin: frame.origin, source: null, data: messages[0] };
    expect(readFrameMessage(event, gone)).toBeUndefined();
  });
});
