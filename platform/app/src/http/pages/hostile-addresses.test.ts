import { request } from 'node:http';
import { picturePath } from '@lobby/platform-messaging/uploads/pictures';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningPlatform } from '../../platform.ts';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' });
});
afterAll(() => running.stop());

/** Sends an address byte by byte as it is written: `fetch` would mend it. */
function statusOf(path: string, method = 'GET'): Promise<number> {
  const { hostname, port } = new URL(running.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method }, answer => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', reject);
    asked.end();
  });
}

const noIds = [
  '%00',
  'a%00b',
  'a'.repeat(10_240),
  '%ff%fe',
  '%',
  '%E0%A4%A',
  '%F0%9F%8E%B0',
  "'%20OR%201=1--",
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '%0d%0aset-cookie:x=1',
];

it.each(noIds.map(id => [id.slice(0, 40), id]))(
  'an address with %s in the place of an id is found nowhere',
  async (_, id) => {
    const places = [
      ['GET', `/service/${id}`],
      ['GET', `${picturePath}${id}`],
      ['GET', `/dev/captcha/${id}`],
      ['GET', `/dev/operator/payments/${id}`],
      ['GET', `/dev/operator/feedback/${id}`],
      ['GET', `/${id}`],
      ['POST', `/callback/payment/${id}/1001`],
      ['POST', `/callback/payment/reference/${id}`],
    ] as const;
    for (const [method, path] of places) {
      const status = await statusOf(path, method);
      expect(status, `${method} ${path.slice(0, 80)}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${path.slice(0, 80)}`).toBeLessThan(500);
    }
  },
);

it.each(['feedback', 'payments', 'sites', 'transfers', 'withdrawals'])(
  'the operator’s page of %s is there, and is not when it is asked for a text with U+0000',
  async page => {
    expect(await statusOf(`/dev/operator/${page}`)).toBe(200);
    expect(await statusOf(`/dev/operator/${page}?site=%00&member=a%00b`)).toBe(404);
  },
);
