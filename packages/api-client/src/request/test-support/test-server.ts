import { contract } from '../../contract/index.ts';
import { decryptBody, decryptPath, encryptBody, isEncryptedPath } from '../../encryption/index.ts';
import { codeOf, type ResultName } from '../../result-codes/index.ts';
import { keyIdOf, verify, type WireKey, wireKey } from '../../signing/index.ts';
import { createServerClock } from '../server-clock.ts';
import type { Wire } from '../wire.ts';

export const testKey = wireKey('k1', btoa('\u0003'.repeat(32)));

/** A call as read by the server. */
export interface Received {
  readonly path: string;
  readonly query: string;
  readonly payload: unknown;
  readonly headers: Headers;
  readonly encrypted: boolean;
}

export interface TestServer {
  readonly fetch: typeof globalThis.fetch;
  /** Every call that arrived, refused ones included. */
  readonly received: Received[];
}

/** The server side of the wire, in process: verifies the signature, decrypts, and answers in the same form. */
export function testServer(options: {
  answer: (call: Received) => { name: ResultName; data?: unknown; message?: string };
  now?: () => number;
  keys?: readonly WireKey[];
  /** Where a refusal carries the server's time. */
  tells?: 'body' | 'header' | 'nothing';
}): TestServer {
  const received: Received[] = [];
  const { now = () => 1_795_190_400_000, keys = [testKey], tells = 'body' } = options;

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const requestId = request.headers.get('x-request-id') ?? '';
    const signature = request.headers.get('x-api-sign');
    const key = keys.find(one => one.id === keyIdOf(signature));
    const encrypted = isEncryptedPath(pathname);
    const plain = encrypted
      ? key && (await decryptPath(key, pathname, requestId))
      : { path: pathname + search };
    const text = request.method === 'GET' ? '{}' : await request.text();
    const body =
      encrypted && request.method !== 'GET'
        ? key && (await decryptBody(key, JSON.parse(text), requestId))
        : text;
    if (!key || !plain || body === undefined) return plainly('illegal-parameter');
    const [path = '', query = ''] = plain.path.split('?');
    const call = { path, query, payload: JSON.parse(body), headers: request.headers, encrypted };
    received.push(call);
    const verdict = await verify(
      () => key,
      signature,
      {
        method: request.method,
        path,
        requestId,
        token: request.headers.get('x-api-token') ?? '',
        timeMs: Number(request.headers.get('x-api-time')),
        content: request.method === 'GET' ? query : body,
      },
      now(),
    );
    const answer = verdict.ok
      ? options.answer(call)
      : { name: 'illegal-parameter' as const, data: tells === 'body' ? { time: now() } : null };
    const envelope = JSON.stringify({
      status_code: codeOf(answer.name),
      message: '',
      data: null,
      ...omitName(answer),
    });
    const sealed = encrypted ? JSON.stringify(await encryptBody(key, envelope, requestId)) : envelope;
    return new Response(sealed, {
      headers: tells === 'header' ? { date: new Date(now()).toUTCString() } : {},
    });
  };
  return { fetch, received };
}

function omitName({ name: _, ...rest }: { name: ResultName; data?: unknown; message?: string }) {
  return rest;
}

function plainly(name: ResultName): Response {
  return Response.json({ status_code: codeOf(name), data: null, message: '' });
}

/** A wire for tests; every part may be replaced. */
export function testWire(parts: Partial<Wire> & Pick<Wire, 'fetch'>): Wire {
  let made = 0;
  return {
    baseUrl: 'http://platform.test',
    siteId: '1001',
    key: testKey,
    signature: 2,
    encrypt: () => false,
    switchEncryptionOn: () => {},
    deviceId: () => 'device-1',
    token: () => 'token-1',
    clientIp: () => '203.0.113.7',
    clock: createServerClock(() => 1_795_190_400_000),
    newRequestId: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    budgetMs: 2_000,
    ...parts,
  };
}

/** Every row of the contract, by name. */
export const everyRow = Object.values(contract).flatMap(resource => Object.values(resource));
