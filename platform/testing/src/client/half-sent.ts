import { connect, type Socket } from 'node:net';
import { contract } from '@lobby/api-client/contract';
import { signedHeaders } from './signed-headers.ts';

export interface HalfSent {
  /** How many of them the server has not cut. */
  alive(): number;
  leave(): void;
}

/**
 * Validly signed calls of which one byte of a hundred is sent, to keep the server waiting (a slow-request attack).
 * @param from Addresses of this machine (127.x.y.z), used in turn.
 */
export async function sendHalf(url: string, count: number, from: readonly string[]): Promise<HalfSent> {
  const { port } = new URL(url);
  const { path } = contract.configuration.preInfo;
  const sockets = new Set<Socket>();
  const headers = { host: 'x', 'content-length': '100', ...(await signedHeaders({ path, content: '{}' })) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{`;
  const one = (n: number) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: from[n % from.length] });
    sockets.add(socket);
    socket
      .resume()
      .on('error', () => {})
      .once('close', () => sockets.delete(socket));
    return new Promise<void>(resolve => socket.once('close', resolve).write(text, () => resolve()));
  };
  await Promise.all(Array.from({ length: count }, (_, n) => one(n)));
  return {
    alive: () => sockets.size,
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** So many addresses of this machine, none of them 127.0.0.1. */
export const otherAddresses = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`);
