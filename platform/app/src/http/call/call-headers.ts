import type { IncomingHttpHeaders } from 'node:http';

const wholeNumber = /^\d{1,15}$/;

/** The value of a header by its lower-case name; empty when absent. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** The headers of every call; see docs/wire-protocol.md. */
export interface CallHeaders {
  readonly siteId: string;
  readonly requestId: string;
  readonly deviceId: string;
  readonly token: string;
  /** x-api-time, ms; NaN when it is not a whole number. */
  readonly timeMs: number;
  readonly signature: string;
}

// Lower case, so that one request id has one spelling.
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Parses the headers; undefined when a required one is missing or malformed. */
export function readCallHeaders(headers: IncomingHttpHeaders): CallHeaders | undefined {
  const of = (name: string) => headerOf(headers, name);
  const requestId = of('x-request-id');
  const deviceId = of('x-api-uuid');
  const time = of('x-api-time');
  if (of('x-api-version') !== '1' || !uuid.test(requestId)) return undefined;
  if (deviceId === '' || deviceId.length > 64) return undefined;
  return {
    siteId: of('x-api-site'),
    requestId,
    deviceId,
    token: of('x-api-token'),
    timeMs: wholeNumber.test(time) ? Number(time) : Number.NaN,
    signature: of('x-api-sign'),
  };
}

/** The request headers that CORS allows to pages of a brand's origin. */
export const corsRequestHeaders = [
  'content-type',
  'x-api-version',
  'x-api-client',
  'x-api-uuid',
  'x-api-token',
  'x-request-id',
  'x-api-site',
  'x-api-time',
  'x-api-sign',
];
