import { memberJwtCaller } from '@lobby/api/endpoints/user-verification';
import { readSession } from '@lobby/api/session';
import { createChatLink, type SocketEvents } from '@lobby/chat-socket/link';
import { type Envelope, messageIds } from '@lobby/chat-socket/protocol';
import type { Dispatch } from '@reduxjs/toolkit';
import type { Line, LineEvents } from './line.ts';
import { socketAddress } from './socket-address.ts';

/** A line over a socket of this tab, for whoever is logged in when it connects. */
export function ownLine(dispatch: Dispatch, siteId: string, events: LineEvents): Line {
  const askJwt = memberJwtCaller(dispatch);
  return createChatLink({
    open: socketEvents => openSocket(socketAddress(document, siteId), socketEvents),
    login: () => loginOf(readSession()?.token, askJwt),
    now: Date.now,
    draw: Math.random,
    later,
    ...events,
  });
}

/** Runs something after so many ms. @returns its undo. */
export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** The login of a member by a fresh jwt, or of a guest. @throws Error where the member gets no jwt now. */
async function loginOf(
  token: string | undefined,
  askJwt: () => Promise<string | undefined>,
): Promise<Envelope> {
  if (token === undefined) return { msgId: messageIds.guestLogin, msgData: {} };
  const jwt = await askJwt();
  if (jwt === undefined) throw new Error('There is no jwt for the chat.');
  return { msgId: messageIds.login, msgData: { token, body: { jwt } } };
}

function openSocket(address: string, events: SocketEvents) {
  const socket = new WebSocket(address);
  socket.onopen = events.connected;
  socket.onmessage = ({ data }) => events.frame(data);
  socket.onclose = ({ code }) => events.closed(code);
  return socket;
}
