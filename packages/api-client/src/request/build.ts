import type { Call } from '../contract/index.ts';
import type { Draft, Wire } from './wire.ts';

/** The headers, target and body of a call, plain and unsigned. */
export function build(call: Call, payload: unknown, requestId: string, wire: Wire): Draft {
  const token = wire.token();
  const timeMs = wire.clock.now();
  return {
    call,
    requestId,
    token,
    timeMs,
    target: call.method === 'GET' ? call.path + queryOf(payload) : call.path,
    headers: {
      'content-type': 'application/json',
      'x-api-version': '1',
      'x-api-client': 'web',
      'x-api-uuid': wire.deviceId(),
      'x-api-token': token,
      'x-request-id': requestId,
      'x-api-site': wire.siteId,
      'x-api-time': String(timeMs),
    },
    body: call.method === 'GET' ? undefined : JSON.stringify(payload ?? {}),
    encrypted: false,
  };
}

/** The payload of a GET as a query of plain values; undefined ones are omitted. */
function queryOf(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return '';
  const pairs = Object.entries(payload).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}
