import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { contract } from '@lobby/api-client/contract';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeBet } from '../book/test-bets.ts';
import { testClient } from '../client/test-client.ts';
import { clockDoor } from './clock-door.ts';
import { movableClock } from './movable-clock.ts';
import { testPlatform } from './test-platform.ts';

let running: RunningPlatform;

beforeAll(async () => {
  const clock = movableClock();
  running = await testPlatform({}, { clock, pages: parts => clockDoor(clock, parts) });
});
afterAll(() => running.stop());

const door = (body?: unknown) =>
  fetch(`${running.url}/dev/clock`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
const timeFrom = async (answer: Promise<Response>) =>
  v.parse(v.object({ now: v.number(), version: v.string() }), await (await answer).json());

describe('the door of the clock', () => {
  it('moves the time of the whole platform and returns the resulting feed version', async () => {
    const before = await timeFrom(door());
    const after = await timeFrom(door({ advance: 10 * minute }));
    expect(after.now - before.now).toBeGreaterThanOrEqual(10 * minute);
    expect(Number(after.version)).toBe(after.now - (after.now % 1_000));
    expect(running.platform.clock.now()).toBeGreaterThanOrEqual(after.now);
    const dated = Date.parse((await door()).headers.get('date') ?? '');
    expect(dated).toBeGreaterThanOrEqual(after.now - 1_000);
  });

  it.each([-1, 0.5, '60', null, undefined])('rejects %j: time moves forward in whole ms', async advance => {
    const before = await timeFrom(door());
    expect((await door({ advance })).status).toBe(400);
    expect((await timeFrom(door())).now - before.now).toBeLessThan(minute);
  });

  it('stands still while it is held, but for what it is moved, and goes on with real time', async () => {
    const { now: held } = await timeFrom(door({ hold: true }));
    const real = Date.now();
    await vi.waitUntil(() => Date.now() > real + 20, { interval: 5 });
    expect((await timeFrom(door())).now).toBe(held);
    expect((await timeFrom(door({ advance: 40 }))).now).toBe(held + 40);
    expect((await timeFrom(door({ hold: false }))).now).toBeGreaterThanOrEqual(held + 40 + 20);
  });

  it('answers however long it takes, where the server hangs up on other calls that say nothing', async () => {
    const catchUp = () => setTimeout(400);
    const app = new Hono();
    clockDoor(movableClock(), { catchUp }).mount(app);
    app.get('/other', async c => {
      await catchUp();
      return c.text('');
    });
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    server.setTimeout(40);
    await new Promise<void>(resolve => server.listen(0, resolve));
    // Safe: a server that listens on a port has an address with a port.
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    await expect(fetch(`${url}/other`)).rejects.toThrow();
    const answer = await fetch(`${url}/dev/clock`, { method: 'POST', body: '{"advance":1}' });
    expect(answer.ok).toBe(true);
    server.close();
    server.closeAllConnections();
  });

  it('answers when a match that ends in the meantime has been played and its bet settled', async () => {
    const client = testClient(running.url, '1001', { now: () => running.platform.clock.now() });
    await client.join('mover1');
    const request = { method: sportsbook.gameList.method, enName: 'CRTY' as const };
    const asked = { ...request, Request: { gtype: 'VF', showtype: 'today' } };
    const list = v.parse(sportsbook.gameList.answer, await client.call(contract.venue.resource, asked));
    const game = list.ec.map(event => event.game).find(one => one.ior_MH);
    const offer = {
      odd_f_type: 'E',
      gid: game?.gid ?? '',
      gtype: 'VF',
      wtype: 'M',
      rtype: 'MH',
      chose_team: 'H',
      ioratio: game?.ior_MH ?? '',
      ratio: '',
      autoOdd: 'all',
    } as const;
    const placed = await placeBet(client, offer, '100');
    expect(placed.data?.code).toBe('560');

    await door({ advance: 28 * minute });
    const page = await client.call(contract.record.betRecordList, {});
    expect(page.list[0]).toMatchObject({
      status: 'settled',
      legs: [{ score: expect.stringMatching(/^\d+:\d+$/) }],
    });
  });
});
