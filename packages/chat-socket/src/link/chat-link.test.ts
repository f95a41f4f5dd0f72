import { drawsFor } from '@lobby/testing';
import { describe, expect, it, vi } from 'vitest';
import type { Envelope } from '../protocol/envelope.ts';
import { messageIds } from '../protocol/message-ids.ts';
import { fakeChatServer, type Manners } from '../testing/fake-server.ts';
import { manualTime } from '../testing/manual-time.ts';
import { createChatLink } from './chat-link.ts';

const login = { msgId: messageIds.login, msgData: { token: 't', body: { jwt: 'j' } } };

/** A link to a fake server, on a clock that is moved. */
function linked(manners: Manners = {}, enter: () => Promise<Envelope> = async () => login) {
  const time = manualTime();
  const server = fakeChatServer(manners);
  const frames: Envelope[] = [];
  const link = createChatLink({
    ...time,
    open: server.open,
    login: enter,
    draw: () => 0,
    onFrame: frame => frames.push(frame),
  });
  const said = () =>
    server.heard
      .filter(({ msgId }) => msgId === messageIds.message)
      .map(({ msgData }) => (msgData as { clientId: string }).clientId);
  return { time, server, link, frames, said };
}

describe('the link of the chat', () => {
  it('logs in with a fresh jwt each time it connects', async () => {
    const enter = vi.fn(async () => login);
    const { time, server, link } = linked({}, enter);
    link.want();
    await time.pass(1);
    expect(link.state().at).toBe('open');
    expect(server.heard).toEqual([login]);
    server.close(1006);
    await time.pass(5_000);
    expect(link.state().at).toBe('open');
    expect(enter).toHaveBeenCalledTimes(2);
  });

  it('sends what was said before a connection once the login was accepted, in order, trimmed', async () => {
    const { time, server, link, said } = linked({ refusesLogins: true });
    link.want();
    link.say('7', ' 好球 ', 'a');
    link.say('7', '   ', 'nothing');
    link.say('7', '进了', 'b');
    await time.pass(1_000);
    expect(said()).toEqual([]);
    server.manners.refusesLogins = false;
    await time.pass(5_000);
    expect(said()).toEqual(['a', 'b']);
    expect(server.heard.at(-2)?.msgData).toEqual({ rid: '7', msg: '好球', clientId: 'a' });
    expect(link.waiting().waits).toEqual([]);
  });

  it('sends again what was not answered before the connection closed, and nothing that was', async () => {
    const { link, server, time, said } = linked();
    link.want();
    await time.pass(1);
    link.say('7', '好球', 'a');
    server.manners.answersNoMessages = true;
    link.say('7', '进了', 'b');
    expect(link.waiting().waits).toMatchObject([{ clientId: 'b' }]);
    server.close(1006);
    server.manners.answersNoMessages = false;
    await time.pass(6_000);
    expect(said()).toEqual(['a', 'b', 'b']);
    expect(link.waiting()).toEqual({ waits: [], givenUp: [] });
  });

  it('says again what was refused, under the same id and on the same connection', async () => {
    const { link, server, time, said } = linked({ answersNoMessages: true });
    link.want();
    await time.pass(1);
    link.say('7', '好球', 'a');
    link.say('7', '好球', 'a');
    expect(said()).toEqual(['a']);
    server.tell(messageIds.message, { rid: '7', clientId: 'a', refused: 'slow' });
    link.say('7', '好球', 'a');
    expect(said()).toEqual(['a', 'a']);
  });

  it('gives up what waited a minute, and says so', async () => {
    const { time, server, link, said } = linked({ isDown: true });
    link.want();
    link.say('7', '好球', 'a');
    await time.pass(60_000);
    expect(link.waiting().givenUp.map(({ clientId }) => clientId)).toEqual(['a']);
    server.manners.isDown = false;
    await time.pass(60_000);
    expect(said()).toEqual([]);
  });

  it('finds a line that was cut without a word within 25 seconds, and is back 5 seconds later', async () => {
    const { time, server, link } = linked();
    link.want();
    await time.pass(12_000);
    server.manners.isSilent = true;
    await time.pass(25_000);
    expect(link.state().at).toBe('waiting');
    server.manners.isSilent = false;
    await time.pass(5_000);
    expect(link.state().at).toBe('open');
  });

  it('that is left forgets what waits, has no timer, and hears nothing more', async () => {
    const { time, server, link, frames } = linked({ isDown: true });
    link.want();
    link.say('7', '好球', 'a');
    link.leave();
    server.manners.isDown = false;
    await time.pass(120_000);
    expect(link.waiting()).toEqual({ waits: [], givenUp: [] });
    expect([server.tries(), time.timers(), frames.length]).toEqual([1, 0, 0]);
  });

  it('hands on what rooms say, and leaves out what is no frame', async () => {
    const { time, server, link, frames } = linked();
    link.want();
    await time.pass(1);
    server.frame('no frame');
    server.tell(messageIds.message, { rid: '7', msg: '好球' });
    expect(frames).toEqual([{ msgId: 10003, msgData: { rid: '7', msg: '好球' } }]);
  });

  it('has one connection and one timer, whatever the line does', async () => {
    const draw = drawsFor('lines of the chat');
    for (let line = 0; line < 50; line++) {
      const { time, server, link } = linked();
      link.want();
      for (let turn = 0; turn < 40; turn++) {
        // A second connection, or a frame into a closed one, is an error of the fake server.
        server.manners.isDown = draw() < 0.3;
        server.manners.isSilent = draw() < 0.2;
        server.manners.refusesLogins = draw() < 0.2;
        if (draw() < 0.3) server.close(draw() < 0.5 ? 1006 : 4001);
        if (draw() < 0.2) link.wake();
        if (draw() < 0.1) link.leave();
        if (draw() < 0.3) link.want();
        await time.pass(Math.floor(draw() * 20_000));
        expect(time.timers()).toBeLessThanOrEqual(1);
      }
      Object.assign(server.manners, { isDown: false, isSilent: false, refusesLogins: false });
      link.want();
      await time.pass(120_000);
      expect(link.state().at).toBe('open');
    }
  });
});
