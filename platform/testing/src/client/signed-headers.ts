import { randomUUID } from 'node:crypto';
import { sign, type WireKey, wireKey } from '@lobby/api-client/signing';
import { demoSites } from '@lobby/platform-identity/sites/demo-sites';

/** The public keys of the demo sites. */
const wireKeys = new Map<string, WireKey>(
  demoSites.map(({ id, keyId, key }) => [id, wireKey(keyId, key)] as const),
);

/** The wire key of a demo site. @throws Error for any other site. */
export function keyOfSite(siteId: string): WireKey {
  const own = wireKeys.get(siteId);
  if (!own) throw new Error(`no key for site ${siteId}`);
  return own;
}

interface SignedFields {
  path: string;
  /** The plain JSON text of the body; of a GET its query. */
  content: string;
  method?: string;
  siteId?: string;
  requestId?: string;
  token?: string;
  deviceId?: string;
  timeMs?: number;
}

/** The headers of one well-signed call, as docs/wire-protocol.md lists them. */
export async function signedHeaders(fields: SignedFields): Promise<Record<string, string>> {
  const { siteId = '1001', deviceId = 'a-device', path, content } = fields;
  const { method = 'POST', requestId = randomUUID(), token = '', timeMs = Date.now() } = fields;
  const signed = { method, path, requestId, token, timeMs, content, clientIp: '' };
  return {
    'content-type': 'application/json',
    'x-api-version': '1',
    'x-api-client': 'web',
    'x-api-uuid': deviceId,
    'x-api-token': token,
    'x-request-id': requestId,
    'x-api-site': siteId,
    'x-api-time': String(timeMs),
    'x-api-sign': await sign(keyOfSite(siteId), signed),
  };
}
