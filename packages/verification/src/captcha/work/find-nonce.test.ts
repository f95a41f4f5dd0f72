import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { findNonce } from './find-nonce.ts';

const asked = () => new AbortController();

describe('the work of a puzzle', () => {
  it('finds the first nonce with the required zero bits', async () => {
    // Counted with another program; see "Captchas" of docs/wire-protocol.md.
    expect(await findNonce('lot-1', 16, asked().signal)).toBe('16459');
    expect(createHash('sha256').update('lot-1:16459').digest('hex')).toMatch(/^0000/);
  });

  it('is empty where none is required', async () => {
    expect(await findNonce('lot-1', 0, asked().signal)).toBe('0');
  });

  it('stops on the caller’s abort signal', async () => {
    const leaving = asked();
    const work = findNonce('lot-1', 256, leaving.signal);
    leaving.abort();
    expect(await work).toBeUndefined();
  });

  it('yields to the page every few milliseconds', async () => {
    const leaving = asked();
    let ms = 0;
    // A millisecond passes between two looks at the clock.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms++);
    const turn = vi.spyOn(globalThis, 'setTimeout');
    const work = findNonce('lot-1', 256, leaving.signal);
    clock.mockRestore();
    // It gave way as soon as its first slice was over.
    expect(turn).toHaveBeenCalledOnce();
    expect(ms).toBeLessThanOrEqual(10);
    leaving.abort();
    turn.mockRestore();
    await work;
  });
});
