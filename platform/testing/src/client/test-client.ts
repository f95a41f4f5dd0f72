import { createHash, randomUUID } from 'node:crypto';
import { type AnswerOf, type Call, contract, type RequestOf } from '@lobby/api-client/contract';
import { decryptBody, encryptBody, encryptPath, isEncryptedBody } from '@lobby/api-client/encryption';
import { codeOf } from '@lobby/api-client/result-codes';
import { keyOfSite, signedHeaders } from './signed-headers.ts';
import { venueEntry } from './venue-entry.ts';

/** An envelope as it arrived. */
export interface Answer<Data> {
  status_code: number;
  data: Data;
  message: string;
}

export interface TestClient {
  token: string;
  readonly deviceId: string;
  /** Sends a call and answers its envelope, whatever the code. */
  send<C extends Call>(call: C, request: RequestOf<C>, options?: SendOptions): Promise<Answer<AnswerOf<C>>>;
  /** Sends a call and answers its data; throws when the code is not success. */
  call<C extends Call>(call: C, request: RequestOf<C>, options?: SendOptions): Promise<AnswerOf<C>>;
  /** Registers a member and logs in with the grant; the token stays in this client. `proof` is a solved captcha. */
  join(name: string, password?: string, proof?: object): Promise<{ userId: string }>;
}

export interface SendOptions {
  requestId?: string;
  /** True unless said otherwise: the demo sites take no plain call but preInfo. */
  encrypted?: boolean;
  /** Sent instead of what a good client would. */
  headers?: Record<string, string>;
  timeMs?: number;
  path?: string;
}

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export interface ClientOptions {
  /** The time its calls are signed with, ms. */
  now?: () => number;
  /** The device it is; a new one unless said otherwise. */
  deviceId?: string;
  /** Go with every call. */
  headers?: Record<string, string>;
}

/** A minimal client of the wire, as short as docs/wire-protocol.md allows. */
export function testClient(
  url: string,
  siteId = '1001',
  { now = Date.now, deviceId: device = randomUUID(), headers: always }: ClientOptions = {},
): TestClient {
  const key = keyOfSite(siteId);

  const entered = venueEntry(now);
  const launch = async () => {
    const { data } = await client.send(contract.venue.launch, { enName: 'CRTY' });
    return data?.data?.venueToken ?? '';
  };

  const client: TestClient = {
    token: '',
    deviceId: device,
    async send(call, asked, options = {}) {
      const request = await entered({ ...client, launch }, call, asked);
      const requestId = options.requestId ?? randomUUID();
      const path = options.path ?? call.path;
      const timeMs = options.timeMs ?? now();
      const { encrypted = true } = options;
      const isGet = call.method === 'GET';
      const query = isGet ? String(new URLSearchParams((request ?? {}) as Record<string, string>)) : '';
      const text = isGet ? query : JSON.stringify(request ?? {});
      const target = query === '' ? path : `${path}?${query}`;
      const { token, deviceId } = client;
      const headers = {
        ...(await signedHeaders({
          method: call.method,
          path,
          content: text,
          siteId,
          requestId,
          token,
          deviceId,
          timeMs,
        })),
        ...always,
        ...options.headers,
      };
      const wireBody = encrypted ? JSON.stringify(await encryptBody(key, text, requestId)) : text;
      const wirePath = encrypted ? await encryptPath(key, { path: target, timeMs }, requestId) : target;
      const body = isGet ? null : wireBody;
      const response = await fetch(url + wirePath, { method: call.method, headers, body });
      const answer = await response.json();
      if (!isEncryptedBody(answer)) return answer;
      return JSON.parse((await decryptBody(key, answer, requestId)) ?? 'null');
    },
    async call(call, request, options) {
      const answer = await client.send(call, request, options);
      if (answer.status_code !== codeOf('success')) {
        throw new Error(`${call.path} answered ${answer.status_code}: ${answer.message}`);
      }
      return answer.data;
    },
    async join(name, password = 'lobby2026x', proof = {}) {
      const secret = md5(password);
      const account = { name, password: secret };
      const { grant } = await client.call(contract.userSession.register, {
        ...account,
        secondPassword: secret,
        ...proof,
      });
      const login = { ...account, kaptchcate: 99 as const, codeId: grant };
      const { token, userId } = await client.call(contract.userSession.login, login);
      client.token = token;
      return { userId };
    },
  };
  return client;
}
