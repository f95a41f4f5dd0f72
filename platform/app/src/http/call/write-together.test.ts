import { connect } from 'node:net';
import { contract } from '@lobby/api-client/contract';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterEach, expect, it } from 'vitest';
import type { RunningPlatform } from '../../platform.ts';
import { writeTogether } from './write-together.ts';

let running: RunningPlatform | undefined;
afterEach(() => running?.stop());

it('writes in order what became ready in the same turn, and not before its end', async () => {
  const written: string[] = [];
  for (const answer of ['first', 'second']) writeTogether(() => written.push(answer));
  expect(written).toEqual([]);
  await expect.poll(() => written).toEqual(['first', 'second']);
});

/** Sends a whole call on a connection of its own; the answer's first line, or empty for a caller that leaves at once. */
function send(port: number, leaves: boolean): Promise<string> {
  const head = `POST ${contract.configuration.preInfo.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;
  return new Promise(resolve => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      const call = `${head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
      socket.write(call, () => leaves && socket.destroy());
    });
    socket.on('data', chunk => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received.split('\r\n')[0] ?? ''));
  });
}

it('answers every caller that stays while others of the same turn have left', async () => {
  running = await testPlatform();
  const port = Number(new URL(running.url).port);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => send(port, n % 2 === 0)));
  expect(answers.filter((_, n) => n % 2 === 1)).toEqual(Array(30).fill('HTTP/1.1 200 OK'));
  expect(await send(port, false)).toBe('HTTP/1.1 200 OK');
});
