import { messageIds, writeEnvelope } from '@lobby/chat-socket/protocol';
import { WebSocket } from 'ws';
import { origin } from './origin.ts';

/** So many connect at once. */
const atOnce = 50;

export interface Listeners {
  /** Since the last time it was asked: how long each frame of a room was on its way to each socket, ms. */
  taken(): number[];
  /** Frames that came so far. */
  count(): number;
  /** Sockets that are open. */
  open(): number;
  stop(): Promise<void>;
}

/** Guests with a socket each, spread evenly over the rooms. What they hear carries when it was said. */
export async function listeners(port: number, sockets: number, rids: readonly string[]): Promise<Listeners> {
  const all: WebSocket[] = [];
  let took: number[] = [];
  let heard = 0;
  const hear = (text: string) => {
    if (!text.startsWith(`{"msgId":${messageIds.message},`)) return false;
    // Read by hand: this process would else be what is measured.
    const at = text.indexOf('"at":');
    took.push(performance.now() - Number.parseFloat(text.slice(at + 5)));
    heard += 1;
    return true;
  };
  const enter = (n: number) =>
    new Promise<void>((resolve, reject) => {
      const address = `ws://127.0.0.1:${port}/stream/socket?clientType=web&siteId=1001`;
      const socket = new WebSocket(address, { origin, perMessageDeflate: false });
      all.push(socket);
      socket.once('error', reject);
      socket.once('open', () => socket.send(writeEnvelope(messageIds.guestLogin, {})));
      socket.on('message', data => {
        const text = String(data);
        if (hear(text)) return;
        if (text.startsWith(`{"msgId":${messageIds.guestLogin},`))
          socket.send(writeEnvelope(messageIds.joinRoom, { rid: rids[n % rids.length] }));
        if (text.startsWith(`{"msgId":${messageIds.joinUnicast},`)) resolve();
      });
    });
  for (let from = 0; from < sockets; from += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, sockets - from) }, (_, n) => enter(from + n)));
  return {
    taken() {
      const last = took;
      took = [];
      return last;
    },
    count: () => heard,
    open: () => all.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    async stop() {
      await Promise.all(
        all.map(socket => {
          const closed = new Promise(resolve => socket.once('close', resolve));
          socket.terminate();
          return closed;
        }),
      );
    },
  };
}
