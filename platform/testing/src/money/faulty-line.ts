import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a request (`dead`: lost; `late`: held until `deliver`) or to its answer (`slow`: held until `deliver`;
 * `replayed`: the one of an earlier request; `altered`: says something else).
 */
export const lineFaults = [
  'dead',
  'late',
  'arrives twice',
  'answer lost',
  'answer cut',
  'garbage',
  'gateway error',
  'slow',
  'answers twice',
  'replayed',
  'altered',
] as const;
export type LineFault = (typeof lineFaults)[number];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A line to a server on which the next calls of a path meet what was planned. */
export interface FaultyLine {
  readonly url: string;
  /** For the next calls whose path ends so. */
  plan(call: string, fault: LineFault, times?: number): void;
  /** What `replayed` answers: the answer to a call that was sent here. */
  remember(call: string): void;
  /** Requests that are late arrive, answers that are held back are sent. */
  deliver(): Promise<void>;
  /** How many calls are held back. */
  held(): number;
  stop(): Promise<void>;
}

/** Ten times the money, and games on another host. */
const alter = (body: string) =>
  body.replaceAll(/(\d+)\.(\d\d)"/g, '$10.$2"').replaceAll('//localhost', '//localhost.example');

export async function faultyLine(target: string): Promise<FaultyLine> {
  const plans = new Map<string, { fault: LineFault; times: number }>();
  const remembered = new Map<string, Answer>();
  const toRemember = new Set<string>();
  let waiting: (() => unknown)[] = [];

  async function forward(request: IncomingMessage, body: string): Promise<Answer> {
    const headers = Object.entries(request.headers).filter(([name]) => /^(x-|content-type)/.test(name));
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'POST',
      headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
      body,
    });
    const kept = [...answer.headers].filter(([name]) => /^(x-|content-type|date)/.test(name));
    return { status: answer.status, headers: Object.fromEntries(kept), body: await answer.text() };
  }

  function faultOf(call: string): LineFault | undefined {
    const plan = plans.get(call);
    if (!plan || plan.times === 0) return undefined;
    plan.times -= 1;
    return plan.fault;
  }

  async function pass(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const call = request.url?.split('/').at(-1) ?? '';
    const fault = faultOf(call);
    const cut = () => response.destroy();
    if (fault === 'dead') return void cut();
    if (fault === 'late') {
      waiting.push(() => forward(request, body));
      return void cut();
    }
    const answer = await forward(request, body);
    if (fault === 'arrives twice') await forward(request, body);
    if (toRemember.delete(call)) remembered.set(call, answer);
    const send = ({ status, headers, body: text }: Answer) =>
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
    switch (fault) {
      case 'answer lost':
        return void cut();
      case 'answer cut':
        response.writeHead(answer.status, {
          ...answer.headers,
          'content-length': Buffer.byteLength(answer.body),
        });
        return void response.write(answer.body.slice(0, answer.body.length / 2), cut);
      case 'garbage':
        return void send({ ...answer, headers: { 'content-type': 'text/html' }, body: '<html>OK</html>' });
      case 'gateway error':
        return void send({ status: 502, headers: {}, body: '' });
      case 'slow':
        return void waiting.push(() => send(answer));
      case 'replayed':
        return void send(remembered.get(call) ?? answer);
      case 'altered':
        return void send({ ...answer, body: alter(answer.body) });
      case 'answers twice':
        send(answer);
        return void response.socket?.write(
          `HTTP/1.1 200 OK\r\ncontent-length: ${Buffer.byteLength(answer.body)}\r\n\r\n${answer.body}`,
        );
      default:
        send(answer);
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // The server is gone, as the caller is told by a line that ends.
      pass(request, response, Buffer.concat(chunks).toString()).catch(() => response.destroy());
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    plan(call, fault, times = 1) {
      plans.set(call, { fault, times });
    },
    remember(call) {
      toRemember.add(call);
    },
    async deliver() {
      const all = waiting;
      waiting = [];
      await Promise.all(all.map(one => one()));
    },
    held: () => waiting.length,
    async stop() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
