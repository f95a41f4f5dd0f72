import { createChatLink } from '@lobby/chat-socket/link';
import { messageIds } from '@lobby/chat-socket/protocol';
import { compareIds } from '@lobby/chat-socket/rooms';
import { chaosServer, noFaults } from '@lobby/chat-socket/testing/chaos-server';
import { manualTime } from '@lobby/chat-socket/testing/manual-time';
import { dose, drawsOf, runSeed } from '@lobby/testing';
import { expect, it } from 'vitest';
import { createChat } from './chat-store.ts';

const seeds = dose({ small: 12, deep: 1_000 });
const messages = dose({ small: 120, deep: 500 });
const clients = 3;
/** The rooms that are played: one alone replays a failure, with the seed of its run and the dose of its messages. */
const one = process.env.LOBBY_TEST_ROOM;
const rooms = one === undefined ? [...Array(seeds).keys()] : [Number(one)];

/** A room whose network does whatever the seed says, up to a quiet end. */
async function play(seed: string) {
  const draw = drawsOf(seed);
  const time = manualTime(1_000_000);
  const server = chaosServer(time, draw);
  let ids = 0;
  const chats = Array.from({ length: clients }, (_, n) => {
    let sockets = 0;
    let timers = 0;
    const chat = createChat({
      makeLine: events =>
        createChatLink({
          ...{ ...events, now: time.now, draw },
          later(run, ms) {
            timers += 1;
            expect(timers, `${seed}: a second timer of one client`).toBe(1);
            let isSet = true;
            const clear = () => {
              if (isSet) timers -= 1;
              isSet = false;
            };
            const undo = time.later(() => {
              clear();
              run();
            }, ms);
            return () => {
              clear();
              undo();
            };
          },
          open(told) {
            sockets += 1;
            expect(sockets, `${seed}: a second socket of one client`).toBe(1);
            const socket = server.open({
              ...told,
              closed(code) {
                sockets -= 1;
                told.closed(code);
              },
            });
            return {
              ...socket,
              close() {
                sockets -= 1;
                socket.close();
              },
            };
          },
          login: async () => ({ msgId: messageIds.login, msgData: { body: { jwt: `member-${n}` } } }),
        }),
      now: time.now,
      later: time.later,
      newId: () => `c${++ids}`,
    });
    chat.enter('lobby');
    chat.subscribe(() => {
      const shown = chat.get().rooms.lobby?.log.messages.map(({ id }) => id) ?? [];
      const isInOrder = shown.every((id, at) => at === 0 || compareIds(shown[at - 1] as string, id) < 0);
      if (!isInOrder) expect.unreachable(`${seed}: shown out of order or twice: ${shown}`);
    });
    return chat;
  });
  await time.pass(1_000);
  const often = { reset: 0.01, end: 0.005, cut: 0.004, twice: 0.05, lost: 0.02, torn: 0.004 };
  server.setFaults(often);
  const texts: string[] = [];
  for (let n = 0; n < messages; n += 1) {
    const chat = chats[Math.floor(draw() * clients)] as (typeof chats)[number];
    texts.push(`第 ${n} 句`);
    chat.say('lobby', { msg: `第 ${n} 句` });
    await time.pass(draw() * 1_500);
    if (draw() < 0.01) server.kill(draw() * 20_000);
    for (const each of chats) each.age();
  }
  server.setFaults(noFaults);
  // Two heartbeats after the slowest way back: a client that misses something has said so and read it.
  for (let n = 0; n < 20; n += 1) {
    await time.pass(10_000);
    for (const each of chats) each.age();
  }
  return { server, chats, texts };
}

it(
  `${seeds} rooms of ${messages} messages each are whole, in order and without repeats after every fault of the network`,
  async () => {
    for (const n of rooms) {
      const seed = `chaos ${runSeed()} ${n}`;
      const { server, chats, texts } = await play(seed);
      const all = server.said.map(({ id, msg }) => `${id} ${msg}`);
      expect(new Set(server.said.map(({ msg }) => msg)).size, `${seed}: taken twice`).toBe(
        server.said.length,
      );
      const unsaid = new Set<string>();
      for (const chat of chats) {
        const room = chat.get().rooms.lobby;
        const shown = room?.log.messages.map(({ id, msg }) => `${id} ${msg}`) ?? [];
        expect(shown.length, seed).toBeGreaterThan(0);
        expect(shown, `${seed}: not all of the end of the room`).toEqual(all.slice(-shown.length));
        expect(room?.hasMore === false ? shown.length : all.length, seed).toBe(all.length);
        for (const own of room?.own ?? []) {
          // What was given up was asked for with the next login: nothing is left open.
          expect(own.state, `${seed}: ${own.msg}`).toBe('unsaid');
          unsaid.add(own.msg);
        }
      }
      const taken = new Set(server.said.map(({ msg }) => msg));
      // Each is in the room, or its author knows that it is not.
      expect(
        texts.filter(text => taken.has(text) === unsaid.has(text)),
        `${seed}: lost, or told to be unsaid and said`,
      ).toEqual([]);
    }
  },
  dose({ small: 120_000, deep: 3_600_000 }),
);
