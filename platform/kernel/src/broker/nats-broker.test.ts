import { randomUUID } from 'node:crypto';
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { type OwnServer, ownServer } from '@lobby/platform-testing/server/own-server';
import { onNats, testNatsUrl } from '@lobby/platform-testing/server/test-nats';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../domain/log.ts';
import { type NatsBroker, natsBroker } from './nats-broker.ts';

/** As long as a busy machine needs; what is waited for is there much sooner. */
const patience = { timeout: 60_000 };

describe.skipIf(!testNatsUrl)(onNats('a broker on NATS'), { timeout: 240_000 }, () => {
  const namespace = `test${randomUUID().slice(0, 8)}`;
  const noProgram = 'the program nats-server is not installed here';
  /** One that may be killed, where there is one. */
  let nats: OwnServer | undefined;
  let url = testNatsUrl ?? '';
  const lines: string[] = [];
  const log = createLog({ level: 'info', dev: false }, { write: line => lines.push(line) });
  const brokers: NatsBroker[] = [];
  const join = async (at = url, among = namespace) => {
    const broker = await natsBroker({ url: at, namespace: among, log });
    brokers.push(broker);
    return broker;
  };
  const event = (memberId: string) => ({ siteId: '1001', memberId, tokenHash: 'hash' });
  /** Members whose sessions ended, as a broker hears of them. */
  const heardBy = (broker: NatsBroker) => {
    const heard: string[] = [];
    broker.subscribe('session-ended', ({ memberId }) => heard.push(memberId));
    return heard;
  };
  const gapsOf = (broker: NatsBroker) => {
    const gaps: true[] = [];
    broker.onGap(() => gaps.push(true));
    return gaps;
  };
  /** Has a broker say a word of its own until another hears it, so that all that was sent before has arrived. */
  const until = async (from: NatsBroker, heard: readonly string[], word: string) => {
    from.publish('session-ended', event(word));
    await vi.waitFor(() => expect(heard).toContain(word), patience);
  };

  beforeAll(async () => {
    nats = await ownServer('nats');
    if (nats) url = nats.url;
  });
  afterAll(async () => {
    await Promise.all(brokers.map(broker => broker.stop()));
    await nats?.stop();
  });

  it('brings events to another process in the order in which they were published', async () => {
    const [one, other] = [await join(), await join()];
    const heard = heardBy(other);
    const names = Array.from({ length: 500 }, (_, n) => `member ${n}`);
    for (const name of names) one.publish('session-ended', event(name));
    await vi.waitFor(() => expect(heard).toHaveLength(names.length), patience);
    expect(heard).toEqual(names);
  });

  it('tells its own listener before publish returns, and once', async () => {
    const [one, other] = [await join(), await join()];
    const [own, others] = [heardBy(one), heardBy(other)];
    one.publish('session-ended', event('own'));
    expect(own).toEqual(['own']);
    await vi.waitFor(() => expect(others).toEqual(['own']), patience);
    // What NATS had brought back would be here before what the other one says now.
    await until(other, own, 'last');
    expect(own).toEqual(['own', 'last']);
  });

  it('tells nobody who has undone it, and nobody of another namespace', async () => {
    const [one, other, stranger] = [await join(), await join(), await join(url, `${namespace}another`)];
    const [heard, elsewhere] = [heardBy(other), heardBy(stranger)];
    const left: string[] = [];
    other.subscribe('session-ended', ({ memberId }) => left.push(memberId))();
    await until(one, heard, 'here');
    await until(stranger, elsewhere, 'there');
    expect([left, elsewhere, heard]).toEqual([[], ['there'], ['here']]);
  });

  it('outlives what a stranger sends, and a listener that throws, and says so in the log', async () => {
    const [one, other] = [await join(), await join()];
    other.subscribe('session-ended', () => {
      throw new Error('a listener of the test');
    });
    const heard = heardBy(other);
    const stranger: NatsConnection = await connect({ servers: url });
    for (const garbage of ['', 'no JSON', 'null', '[1]', '7', '"text"', new Uint8Array([0xff, 0xfe, 0])])
      stranger.publish(`lobby.${namespace}.event.session-ended`, garbage);
    stranger.publish(`lobby.${namespace}.event.no-topic`, '{}');
    await stranger.flush();
    await stranger.close();
    await until(one, heard, 'after it');
    expect(heard).toEqual(['after it']);
    expect(lines.join('')).toContain('what is no event of ours was dropped');
    expect(lines.join('')).toContain('a listener of the test');
  });

  it('tells of a gap after NATS was killed and came back, and events arrive again', async ctx => {
    if (!nats) return ctx.skip(noProgram);
    const [one, other] = [await join(), await join()];
    const [heard, gaps] = [heardBy(other), [gapsOf(one), gapsOf(other)]];
    await until(one, heard, 'before');
    await nats.halt();
    await vi.waitFor(
      () => expect([one, other].map(each => each.isConnected())).toEqual([false, false]),
      patience,
    );
    one.publish('session-ended', event('lost'));
    expect(gaps.map(({ length }) => length)).toEqual([0, 0]);
    await nats.resume();
    await vi.waitFor(() => expect(gaps.every(({ length }) => length > 0)).toBe(true), patience);
    expect([one, other].map(each => each.isConnected())).toEqual([true, true]);
    await until(one, heard, 'after');
    expect(heard).toEqual(['before', 'after']);
  });

  it('whose own line was cut tells the others of it when it had something to say, and does not when it had nothing', async ctx => {
    if (!nats) return ctx.skip(noProgram);
    const line = await cuttable(Number(new URL(nats.url).port));
    const [one, other] = [await join(`nats://127.0.0.1:${line.port}`), await join()];
    const [heard, gaps, own] = [heardBy(other), gapsOf(other), gapsOf(one)];
    await until(one, heard, 'before');
    // All that was sent is confirmed, for this answer came over the same line.
    await until(other, heardBy(one), 'answer');
    const away = async (meanwhile: () => void) => {
      const times = own.length;
      await line.cut();
      await vi.waitFor(() => expect(one.isConnected()).toBe(false), patience);
      meanwhile();
      await line.mend();
      await vi.waitFor(() => expect(own).toHaveLength(times + 1), patience);
      await until(one, heard, `back ${times}`);
    };
    await away(() => {});
    expect(gaps).toHaveLength(0);
    await away(() => one.publish('session-ended', event('lost')));
    expect(gaps).toHaveLength(1);
    expect(heard).not.toContain('lost');
    await one.stop();
    await line.cut();
  });

  it.each([
    ['there is no NATS', 'nats://tom:secret-7@127.0.0.1:1', 'at 127.0.0.1:1 (connection refused)'],
    ['the name is unknown', 'nats://nats.invalid', 'at nats.invalid:4222 ('],
  ])('says where it looked when %s, without the password', async (_, at, words) => {
    const failed = await natsBroker({ url: at, namespace, log }).catch((error: Error) => error.message);
    expect(failed).toContain(words);
    expect(failed).not.toContain('secret-7');
  });
});

/** A line to a port of this machine that can be cut and mended. */
async function cuttable(to: number) {
  const sockets = new Set<Socket>();
  const serve = (port: number) =>
    new Promise<Server>(resolve => {
      const made = createServer(near => {
        const far = connectTo(to, '127.0.0.1');
        for (const [socket, next] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(socket);
          socket.on('error', () => {});
          socket.on('close', () => next.destroy());
          socket.pipe(next);
        }
      });
      made.listen(port, '127.0.0.1', () => resolve(made));
    });
  let server = await serve(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    async cut() {
      const closed = new Promise(resolve => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
    async mend() {
      server = await serve(port);
    },
  };
}
