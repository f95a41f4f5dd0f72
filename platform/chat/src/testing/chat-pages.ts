import { contract } from '@lobby/api-client/contract';
import { createChatLink } from '@lobby/chat-socket/link';
import { type Envelope, messageIds } from '@lobby/chat-socket/protocol';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';

/** Where the pages of the tests come from. */
export const origin = 'http://localhost:5173';
const timeout = 20_000;

export const addressOf = (running: RunningPlatform, siteId: string): string =>
  `${running.url.replace('http', 'ws')}/stream/socket?clientType=web&siteId=${siteId}`;

export type ChatPage = ReturnType<typeof chatPage>;

/** A page with the chat: of a member by their jwt, or else of a guest. Leave its link afterwards. */
export function chatPage(running: RunningPlatform, jwt?: () => Promise<string>, siteId = '1001') {
  const frames: Envelope[] = [];
  /** Every frame, those that the link keeps to itself too. */
  const raw: Envelope[] = [];
  let socket: WebSocket | undefined;
  const link = createChatLink({
    open(events) {
      const opened = new WebSocket(addressOf(running, siteId), { origin });
      opened.on('open', events.connected);
      opened.on('message', data => {
        raw.push(JSON.parse(String(data)));
        events.frame(String(data));
      });
      opened.on('close', code => events.closed(code));
      opened.on('error', () => {});
      socket = opened;
      return opened;
    },
    login: async () =>
      jwt
        ? { msgId: messageIds.login, msgData: { body: { jwt: await jwt() } } }
        : { msgId: messageIds.guestLogin, msgData: {} },
    ...{ now: Date.now, draw: () => 0, onFrame: frame => frames.push(frame) },
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  link.want();
  const heard = (name: keyof typeof messageIds): Record<string, unknown>[] =>
    frames
      .filter(({ msgId }) => msgId === messageIds[name])
      .map(({ msgData }) => msgData as Record<string, unknown>);
  const send = (name: keyof typeof messageIds, msgData: object) =>
    socket?.send(JSON.stringify({ msgId: messageIds[name], msgData }));
  /** Waits until so many of a kind were heard. */
  const wait = (name: keyof typeof messageIds, count = 1) =>
    vi.waitFor(
      () => {
        expect(heard(name).length).toBeGreaterThanOrEqual(count);
        return heard(name);
      },
      { timeout },
    );
  return {
    ...{ link, heard, send, wait },
    /** All that came over the socket, as one text. */
    everything: () => JSON.stringify(raw),
    isOpen: () => vi.waitFor(() => expect(link.state().at).toBe('open'), { timeout }),
    /** Resolves when all that was sent is answered, and all that rooms had said by then has come. */
    async answered(): Promise<void> {
      const beats = () => raw.filter(({ msgId }) => msgId === messageIds.heartbeat).length;
      const before = beats();
      send('heartbeat', {});
      await vi.waitFor(() => expect(beats()).toBeGreaterThan(before), { timeout });
    },
    /** Joins a room. @returns what was answered. */
    async join(rid: string) {
      const before = heard('joinUnicast').length;
      send('joinRoom', { rid });
      return (await wait('joinUnicast', before + 1)).at(-1);
    },
    /** Says something and waits for the answer: the message, or why not. */
    async say(rid: string, msg: string, more: { replyTo?: string; slip?: string } = {}) {
      const before = heard('message').filter(({ clientId }) => clientId !== undefined).length;
      link.say(rid, msg, crypto.randomUUID(), more);
      return vi.waitFor(
        () => {
          const own = heard('message').filter(({ clientId }) => clientId !== undefined);
          expect(own.length).toBe(before + 1);
          return own.at(-1) as Record<string, unknown>;
        },
        { timeout },
      );
    },
  };
}

/** A member who is logged in, and where their jwt comes from. */
export async function chatMember(running: RunningPlatform, name: string, siteId = '1001') {
  const client = testClient(running.url, siteId);
  await client.join(name);
  const jwt = async () => (await client.call(contract.userVerification.memberJwt, {})).jwt;
  return { client, jwt };
}

/** Pages of one suite, all left at its end. */
export function chatPages(running: () => RunningPlatform) {
  const open: ChatPage[] = [];
  const page = (jwt?: () => Promise<string>, siteId?: string) => {
    const opened = chatPage(running(), jwt, siteId);
    open.push(opened);
    return opened;
  };
  return {
    page,
    /** A new member with a page that is logged in and in these rooms. */
    async member(name: string, ...rooms: string[]) {
      const member = await chatMember(running(), name);
      const opened = page(member.jwt);
      await opened.isOpen();
      for (const rid of rooms) await opened.join(rid);
      return { ...member, ...opened };
    },
    leaveAll(): void {
      for (const { link } of open) link.leave();
    },
  };
}
