import type { Call } from '@lobby/api-client/contract';
import { encryptBody, encryptPath } from '@lobby/api-client/encryption';
import { keyOfSite, signedHeaders } from '@lobby/platform-testing/client/signed-headers';
import type { TestClient } from '@lobby/platform-testing/client/test-client';

/** A call in its wire form, to be sent once. */
export interface PreparedCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Signs and encrypts a call of a client of site 1001. */
export async function prepareCall(
  { token, deviceId }: Pick<TestClient, 'token' | 'deviceId'>,
  { method, path }: Pick<Call, 'method' | 'path'>,
  body: object,
  requestId: string,
): Promise<PreparedCall> {
  const key = keyOfSite('1001');
  const timeMs = Date.now();
  const text = JSON.stringify(body);
  const signed = { method, path, content: text, requestId, token, deviceId, timeMs };
  return {
    method,
    path: await encryptPath(key, { path, timeMs }, requestId),
    headers: { ...(await signedHeaders(signed)), 'accept-encoding': 'gzip' },
    body: JSON.stringify(await encryptBody(key, text, requestId)),
  };
}
