import { messageIds } from '@lobby/chat-socket/protocol';
import { describe, expect, it } from 'vitest';
import { browser } from '../testing/browser.ts';
import { inLobby } from '../testing/in-lobby.ts';
import { evening, sampleMessage, sampleRoom, sampleStatus } from '../testing/sample-room.ts';
import { heldIn, LATE_MS, MOST_HOLDS, stepHeld } from './held.ts';
import { type ChatState, emptyChat, type Room } from './room-state.ts';
import { isUnsent } from './unsent.ts';

const SLOW_MS = 30_000;
const slow = { ...sampleStatus, slowMs: SLOW_MS };
const waits = { clientId: 'c1', msg: '进了', at: evening, state: 'held' } as const;

describe('a held message', () => {
  const until = evening + SLOW_MS;
  const state = (room: Partial<Room> = {}, more: Partial<ChatState> = {}): ChatState => ({
    ...{ ...emptyChat, slowUntil: { lobby: until }, ...more },
    rooms: { lobby: sampleRoom([], { own: [waits], status: slow, ...room }) },
  });
  const mute = { until: until + 1, reason: '刷屏' };

  it('stays until slow mode ends, and is sent then', () => {
    const before = stepHeld(state(), { now: until - 1, hasEnded: false });
    expect(before).toMatchObject({ released: [], next: until });
    const after = stepHeld(state(), { now: until, hasEnded: false });
    expect(after).toMatchObject({ released: [{ rid: 'lobby', own: { clientId: 'c1' } }], next: undefined });
    expect(after.state.rooms.lobby?.own).toMatchObject([{ state: 'sending', at: until }]);
  });

  it('of whoever became a moderator is sent at once', () => {
    const step = stepHeld(state({}, { me: { grade: 0, isModerator: true } }), {
      ...{ now: evening, hasEnded: false },
    });
    expect(step.released).toHaveLength(1);
  });

  it.each([
    ['the connection is over for good', 'unsaid', {}, {}, true],
    ['the room is closed', 'closed', { destroyed: '' }, {}, false],
    ['the room lets nobody in', 'closed', { entry: 'refused' as const }, {}, false],
    ['its author is muted', 'muted', {}, { me: { grade: 0, isModerator: false, mute } }, false],
    [
      'nobody writes any more',
      'readers-only',
      { status: { ...slow, writers: 'nobody' as const } },
      {},
      false,
    ],
    ['a higher grade is asked for', 'grade', { status: { ...slow, leastGrade: 5 } }, {}, false],
  ])('is given up once %s, with its text', (_, told, room, more, hasEnded) => {
    const step = stepHeld(state(room, more), { now: evening, hasEnded });
    expect(step.released).toEqual([]);
    expect(step.state.rooms.lobby?.own).toMatchObject([{ state: told, msg: '进了' }]);
  });
});

/** A room in slow mode whose member has just said something. */
async function afterSaying() {
  const all = await inLobby();
  const { chat, server, joined } = all;
  joined('');
  server.tell(messageIds.roomStatus, slow);
  chat.say('lobby', { msg: '好球' });
  server.tell(messageIds.message, sampleMessage(1, { msg: '好球', clientId: 'c1' }));
  server.heard.length = 0;
  const own = () => chat.get().rooms.lobby?.own ?? [];
  const said = () => all.asked(messageIds.message);
  return { ...all, own, said };
}

describe('what is said during slow mode', () => {
  it('is held, and sent by itself when slow mode ends, once', async () => {
    const { time, chat, own, said } = await afterSaying();
    expect(chat.say('lobby', { msg: '进了' })).toBe(true);
    expect(own()).toMatchObject([{ msg: '进了', state: 'held' }]);
    await time.pass(SLOW_MS - 1);
    expect(said()).toEqual([]);
    await time.pass(60_000);
    expect(said()).toEqual([{ rid: 'lobby', msg: '进了', clientId: 'c2' }]);
  });

  it('is taken while nothing is held, and not beside what is', async () => {
    const { chat, own } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    expect(chat.say('lobby', { msg: '又进了' })).toBe(false);
    expect(own().map(({ msg }) => msg)).toEqual(['进了']);
  });

  it('is never sent once its author took it back', async () => {
    const { time, chat, own, said } = await afterSaying();
    chat.say('lobby', { msg: '进了', slip: 'AB12' });
    expect(chat.takeBack('lobby', 'c2')).toMatchObject({ msg: '进了', slip: 'AB12' });
    await time.pass(2 * SLOW_MS);
    expect([own(), said()]).toEqual([[], []]);
  });

  it('is not taken back once it is on its way', async () => {
    const { time, chat, own } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    await time.pass(SLOW_MS);
    expect(chat.takeBack('lobby', 'c2')).toBeUndefined();
    expect(own()).toMatchObject([{ state: 'sending' }]);
  });

  it('is sent at once where slow mode is switched off, and later where it becomes longer', async () => {
    const off = await afterSaying();
    off.chat.say('lobby', { msg: '进了' });
    off.server.tell(messageIds.roomStatusUpdate, sampleStatus);
    expect(off.said()).toHaveLength(1);

    const longer = await afterSaying();
    longer.chat.say('lobby', { msg: '进了' });
    longer.server.tell(messageIds.roomStatusUpdate, { ...slow, slowMs: 2 * SLOW_MS });
    await longer.time.pass(2 * SLOW_MS - 1);
    expect(longer.said()).toEqual([]);
    await longer.time.pass(1);
    expect(longer.said()).toHaveLength(1);
  });

  it('waits again while the platform says that it is too early, and not for ever', async () => {
    const { time, server, own, said, chat } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    for (let held = 0; held < MOST_HOLDS; held += 1) {
      await time.pass(SLOW_MS);
      expect(said()).toHaveLength(held + 1);
      const until = time.now() + SLOW_MS;
      server.tell(messageIds.message, { rid: 'lobby', clientId: 'c2', refused: 'slow', until });
      expect(own()).toMatchObject([{ state: 'held' }]);
    }
    await time.pass(SLOW_MS);
    const until = time.now() + SLOW_MS;
    server.tell(messageIds.message, { rid: 'lobby', clientId: 'c2', refused: 'slow', until });
    expect(own()).toMatchObject([{ state: 'slow' }]);
  });

  it('waits no longer than slow mode, however wrong the clock of the device is', async () => {
    const { time, server, chat, said } = await afterSaying();
    await time.pass(SLOW_MS);
    chat.say('lobby', { msg: '进了' });
    const until = time.now() + 86_400_000;
    server.tell(messageIds.message, { rid: 'lobby', clientId: 'c2', refused: 'slow', until });
    await time.pass(60_000);
    expect(said()).toHaveLength(2);
  });

  it.each([
    ['an hour ahead', 3_600_000],
    ['some seconds ahead', 5_000],
  ])('waits as long as slow mode where the clock of the device is %s', async (_, ahead) => {
    const { time, server, chat, own, said } = await afterSaying();
    await time.pass(SLOW_MS);
    chat.say('lobby', { msg: '进了' });
    const until = time.now() - ahead;
    server.tell(messageIds.message, { rid: 'lobby', clientId: 'c2', refused: 'slow', until });
    expect(own()).toMatchObject([{ state: 'held' }]);
    await time.pass(SLOW_MS - 1);
    expect(said()).toHaveLength(1);
    await time.pass(1);
    expect(said()).toHaveLength(2);
  });

  it('waits no longer where the clock of the device is set back, nor does what is said next', async () => {
    const { time, chat, said } = await afterSaying();
    time.sleep(-3_600_000);
    chat.say('lobby', { msg: '进了' });
    expect(said()).toHaveLength(1);
    const until = evening + SLOW_MS;
    const step = stepHeld(
      {
        ...{ ...emptyChat, slowUntil: { lobby: until } },
        rooms: { lobby: sampleRoom([], { own: [waits], status: slow }) },
      },
      { now: until - 3_600_000, hasEnded: false },
    );
    expect(step.released).toHaveLength(1);
  });

  it('is given up with its text where the device slept long past the end of slow mode', async () => {
    const { time, chat, server, own, said } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    time.sleep(SLOW_MS + LATE_MS);
    await time.pass(1);
    expect([own(), said()]).toMatchObject([[{ msg: '进了', state: 'unsaid' }], []]);
    server.tell(messageIds.roomStatusUpdate, sampleStatus);
    expect(said()).toEqual([]);
  });

  it('is sent where a long slow mode is switched off', async () => {
    const { time, chat, server, said } = await afterSaying();
    server.tell(messageIds.roomStatusUpdate, { ...slow, slowMs: 3_600_000 });
    chat.say('lobby', { msg: '进了' });
    await time.pass(1_800_000);
    server.tell(messageIds.roomStatusUpdate, sampleStatus);
    expect(said()).toHaveLength(1);
  });

  it('is given up with its text where the room is cleared meanwhile', async () => {
    const { time, chat, server, own, said } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    server.tell(messageIds.clearRoom, { rid: 'lobby', cleared: '3' });
    expect(own()).toMatchObject([{ msg: '进了', state: 'unsaid' }]);
    await time.pass(2 * SLOW_MS);
    expect(said()).toEqual([]);
  });

  it('is found unsent by whoever left the room and comes back', async () => {
    const { time, chat, leave, own, said } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    leave();
    await time.pass(2 * SLOW_MS);
    chat.enter('lobby');
    await time.pass(1);
    expect(own()).toMatchObject([{ msg: '进了', state: 'unsaid' }]);
    expect(said()).toEqual([]);
  });

  it('is found unsent again by whoever leaves once more before doing anything with it', async () => {
    const { chat, leave, own } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    leave();
    chat.enter('lobby')();
    chat.enter('lobby');
    expect(own()).toMatchObject([{ msg: '进了', state: 'unsaid' }]);
  });

  it('that was refused is found as such by whoever comes back, and goes with its member', async () => {
    const { time, chat, server, leave, own, notified } = await afterSaying();
    chat.say('lobby', { msg: '进了', slip: 'AB12' });
    await time.pass(SLOW_MS);
    server.tell(messageIds.message, { rid: 'lobby', clientId: 'c2', refused: 'slip' });
    leave();
    chat.enter('lobby');
    expect(own()).toMatchObject([{ msg: '进了', slip: 'AB12', state: 'slip' }]);
    chat.changeMember();
    expect([own(), notified]).toEqual([[], []]);
  });

  it('is found unsent after a reload, with what was on its way and what was half written', async () => {
    const before = await afterSaying();
    before.chat.say('lobby', { msg: '在路上' });
    await before.time.pass(SLOW_MS);
    before.server.tell(messageIds.message, { rid: 'lobby', clientId: 'c2', refused: 'slow', until: 0 });
    before.chat.say('elsewhere', { msg: '没有这个房间' });
    before.chat.keepDraft('lobby', '写到一半');
    const kept: unknown = JSON.parse(JSON.stringify(before.chat.unsent()));

    const { chat, own, server, notified } = await afterSaying();
    if (!isUnsent(kept)) throw new Error('What was kept cannot be read.');
    chat.changeMember(kept);
    expect(own()).toMatchObject([{ msg: '在路上', state: 'unsaid' }]);
    expect([chat.draft('lobby'), notified]).toEqual(['写到一半', []]);
    expect(server.heard.filter(({ msgId }) => msgId === messageIds.message)).toEqual([]);
  });

  it('that is on its way when the room is left is asked for on return, and not said twice', async () => {
    const { time, chat, leave, own, said } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    await time.pass(SLOW_MS);
    leave();
    chat.hold();
    await time.pass(1);
    chat.enter('lobby');
    expect(own()).toMatchObject([{ msg: '进了', state: 'not-sent' }]);
    await time.pass(1);
    expect(said()).toMatchObject([{ clientId: 'c2' }, { clientId: 'c2', ask: true }]);
  });

  it('goes with the member who wrote it, and the page is told', async () => {
    const { time, chat, own, said, notified } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    chat.changeMember();
    await time.pass(2 * SLOW_MS);
    expect([own(), said(), notified]).toEqual([[], [], ['unsaid lost']]);
    chat.changeMember();
    expect(notified).toHaveLength(1);
  });

  it('that was left behind goes with its member too, and the page is told', async () => {
    const { time, chat, leave, own, notified } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    leave();
    chat.changeMember();
    chat.enter('lobby');
    await time.pass(1);
    expect([own(), notified]).toEqual([[], ['unsaid lost']]);
  });

  it('is given up where the session ends, and the page is told when somebody else is there', async () => {
    const { chat, server, own, notified } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    server.close(4101);
    expect(own()).toMatchObject([{ state: 'unsaid' }]);
    chat.changeMember();
    expect([own(), notified]).toEqual([[], ['unsaid lost']]);
  });

  it('is sent after the connection was cut and came back', async () => {
    const { time, chat, server, said } = await afterSaying();
    chat.say('lobby', { msg: '进了' });
    server.manners.isDown = true;
    server.close(1006);
    await time.pass(SLOW_MS);
    server.manners.isDown = false;
    await time.pass(30_000);
    expect(said()).toEqual([{ rid: 'lobby', msg: '进了', clientId: 'c2' }]);
  });
});

it('a tab that follows holds what is said for all tabs, and it goes out over the one that leads', async () => {
  const { time, server, openChat } = browser();
  const leader = openChat('lobby');
  const follower = openChat('lobby');
  await time.pass(1);
  server.tell(messageIds.joinUnicast, { rid: 'lobby', joined: true, top: '', cleared: '' });
  server.tell(messageIds.roomStatus, slow);
  leader.say('lobby', { msg: '好球' });
  server.tell(messageIds.message, sampleMessage(1, { msg: '好球', clientId: '1-1' }));
  server.heard.length = 0;
  expect(follower.say('lobby', { msg: '进了' })).toBe(true);
  expect(heldIn(follower.get().rooms.lobby as Room)).toMatchObject({ msg: '进了' });
  await time.pass(SLOW_MS);
  const said = server.heard.filter(({ msgId }) => msgId === messageIds.message);
  expect(said.map(({ msgData }) => msgData)).toEqual([{ rid: 'lobby', msg: '进了', clientId: '2-1' }]);
});
