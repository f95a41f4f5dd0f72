import { type Agent, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepingAlive } from './keeping-alive.js';
import { pretendPlatform } from './pretend-platform.ts';

const idleForMs = 100;

let platform: Awaited<ReturnType<typeof pretendPlatform>>;
let agent: Agent;

beforeEach(async () => {
  platform = await pretendPlatform();
  agent = keepingAlive(false, idleForMs);
});
afterEach(async () => {
  agent.destroy();
  await platform.stop();
});

/** @param opening runs after the connection was begun and before its opening is heard of. */
function call(opening: () => void = () => {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(platform.url, { agent }, answer => {
      answer.resume().once('end', () => resolve('answered'));
    });
    // As the proxy does: a call has its own, longer limit.
    asked.setTimeout(10_000, () => asked.destroy()).once('error', reject);
    asked.end();
    setImmediate(opening);
  });
}

function holdUpTheProcess(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

describe('connections kept alive', () => {
  it('answers a call whose process was held up for longer than a connection may be idle', async () => {
    expect(await call(() => holdUpTheProcess(3 * idleForMs))).toBe('answered');
  });

  it('uses a connection again', async () => {
    await call();
    await call(() => holdUpTheProcess(3 * idleForMs));
    expect(platform.connections()).toBe(1);
  });

  it('lets an answer take longer than a connection may be idle', async () => {
    platform.answers((_asked, answer) => setTimeout(() => answer.end(), 3 * idleForMs));
    expect(await call()).toBe('answered');
    expect(await call()).toBe('answered');
  });

  it('closes a connection that was idle for that long', async () => {
    await call();
    await expect.poll(() => Object.keys(agent.freeSockets)).toEqual([]);
    await call();
    expect(platform.connections()).toBe(2);
  });
});
