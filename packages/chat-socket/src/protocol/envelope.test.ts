import { runSeed } from '@lobby/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAME_CHARACTERS, readEnvelope, writeEnvelope } from './envelope.ts';
import { messageIds } from './message-ids.ts';

describe('the envelope of a frame', () => {
  it('that was written is read', () => {
    const text = writeEnvelope(messageIds.message, { rid: '7', msg: '好球' });
    expect(readEnvelope(text)).toEqual({ msgId: 10003, msgData: { rid: '7', msg: '好球' } });
  });

  it('without data carries an empty object', () => {
    expect(readEnvelope('{"msgId":0}')).toEqual({ msgId: 0, msgData: {} });
  });

  it.each([
    ['no text', new ArrayBuffer(4)],
    ['no JSON', '{"msgId":'],
    ['no object', '[0]'],
    ['no number', '{"msgId":"0"}'],
    ['too long', JSON.stringify({ msgId: 0, msgData: 'x'.repeat(FRAME_CHARACTERS) })],
  ])('is left out when it is %s', (_, frame) => {
    expect(readEnvelope(frame)).toBeUndefined();
  });

  it('is read from any text without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        const read = readEnvelope(text);
        expect(read === undefined || typeof read.msgId === 'number').toBe(true);
      }),
      { seed: Number(runSeed()) },
    );
  });
});
