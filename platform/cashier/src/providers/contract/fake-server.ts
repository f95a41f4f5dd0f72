import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Callback } from '../deposit-side.ts';
import { isSignedBy, signatureOf } from '../signed-json/signature.ts';

/**
 * How a request goes wrong: it never arrives, its answer is lost or never comes, or the answer is none that can be read.
 */
export const faults = ['lost-request', 'lost-answer', 'silent', 'unreadable'] as const;
export type Fault = (typeof faults)[number];

/** A request as the other end of a provider gets it. */
export interface FakeRequest {
  readonly path: string;
  readonly headers: Callback['headers'];
  readonly body: string;
}

export interface FakeAnswer {
  readonly status: number;
  readonly body: string;
}

/** The other end of a provider, for its tests. */
export interface FakeServer {
  readonly url: string;
  /** What goes wrong with every request from now on; undefined: nothing. */
  fail(fault: Fault | undefined): void;
  stop(): Promise<void>;
}

/** @param answer what it does with a request, once for each that arrives. */
export async function startFakeServer(
  answer: (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>,
): Promise<FakeServer> {
  let fault: Fault | undefined;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += part;
    if (fault === 'lost-request') return void request.socket.destroy();
    const get = (name: string) => request.headers[name]?.toString();
    const answered = await answer({ path: request.url ?? '', headers: { get }, body });
    if (fault === 'silent') return;
    if (fault === 'lost-answer') return void request.socket.destroy();
    const said = fault === 'unreadable' ? { status: 200, body: '<html>busy</html>' } : answered;
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    fail(next) {
      fault = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const namesOf = (prefix: string) => ({
  timestamp: `${prefix}-timestamp`,
  nonce: `${prefix}-nonce`,
  signature: `${prefix}-signature`,
});

/** A callback as a provider that speaks signed JSON sends it. @param at ms */
export function signedCallback(prefix: string, secret: string, body: string, at: number): Callback {
  const names = namesOf(prefix);
  const signed = { timestamp: String(at), nonce: `${at}.${body.length}`, body };
  const headers = new Map([
    [names.timestamp, signed.timestamp],
    [names.nonce, signed.nonce],
    [names.signature, signatureOf(secret, signed)],
  ]);
  return { headers: { get: name => headers.get(name) }, body };
}

/** Whether a request was signed as signed JSON is. */
export function isSignedRequest(prefix: string, secret: string, { headers, body }: FakeRequest): boolean {
  const names = namesOf(prefix);
  const [timestamp = '', nonce = ''] = [headers.get(names.timestamp), headers.get(names.nonce)];
  return isSignedBy([secret], { timestamp, nonce, body }, headers.get(names.signature) ?? '');
}
