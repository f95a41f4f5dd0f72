import type { IncomingMessage } from 'node:http';
import { contract } from '@lobby/api-client/contract';
import { decryptBody, decryptPath, isEncryptedBody, isEncryptedPath } from '@lobby/api-client/encryption';
import { nodeEngine } from '@lobby/api-client/encryption/node-engine';
import { keyIdOf, verify, type WireKey, wireKey } from '@lobby/api-client/signing';
import { wholeBody } from '@lobby/http-door';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Site, Sites } from '@lobby/platform-kernel/calls/site';
import { type CallHeaders, headerOf, readCallHeaders } from './call-headers.ts';

/** An admitted call: its site, its content, and how to answer it. */
export interface OpenedCall {
  readonly site: Site;
  readonly headers: CallHeaders;
  /** The plain path of the contract's row. */
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
}

export interface Opening {
  /** Set as soon as the path was decrypted: the answer must be encrypted with it. */
  answerKey: WireKey | undefined;
  requestId: string;
  /** Set as soon as they were read, for the log line of a failed call. */
  path?: string;
  siteId?: string;
}

/** A body longer than its call may have; reading has stopped. */
export class BodyTooLong extends Error {}

/**
 * The complete body of a call; empty for a GET.
 * @param most bytes.
 * @throws BodyTooLong; Refusal 'illegal-parameter', without reading, when it is not JSON; 'invalid-parameter' when the
 *   caller disconnected meanwhile.
 */
export async function bodyOf(request: IncomingMessage, most: number): Promise<string> {
  if (request.method === 'GET') return '';
  const { headers } = request;
  if (!headerOf(headers, 'content-type').startsWith('application/json')) {
    throw new Refusal('illegal-parameter');
  }
  const read = await wholeBody(request, most);
  if (read.kind === 'too-long') throw new BodyTooLong();
  // A caller that disconnects within its body is not a failure of the platform.
  if (read.kind === 'left') throw new Refusal('invalid-parameter');
  return decoder.decode(read.bytes);
}

const decoder = new TextDecoder();

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Where a call goes, as its headers and its path say; nothing of it is verified yet. */
interface Addressed extends Pick<OpenedCall, 'site' | 'headers' | 'path'> {
  readonly query: string;
}

/**
 * Decodes the headers, the site and the path of a call.
 * @param opening filled step by step, so that a refusal too is answered in the caller's form.
 * @throws Refusal 'illegal-parameter'.
 */
export async function openAddress(request: Received, sites: Sites, opening: Opening): Promise<Addressed> {
  const headers = readCallHeaders(request.headers);
  if (!headers)
    throw unlikeACall(
      'x-api-version must be 1, x-request-id a lower-case UUID, x-api-uuid 1 to 64 characters',
    );
  const site = sites.byId(headers.siteId);
  if (!site) throw unlikeACall(`x-api-site "${headers.siteId}" is no site of this platform`);
  opening.requestId = headers.requestId;
  opening.siteId = site.id;

  const key = wireKeyOf(site, keyIdOf(headers.signature));
  const { path, query } = await targetOf(request.url ?? '/', headers, key, opening);
  opening.path = path;
  return { site, headers, path, query };
}

/**
 * Decodes a call: headers, site, encryption of path and body, signature.
 * @param opening filled step by step, so that a refusal is answered in the caller's form.
 * @throws Refusal 'illegal-parameter', with `{encryptSwitch: "1"}` for a plain call to a site that requires
 *   encryption.
 */
export async function openCall(
  request: Received,
  text: string,
  sites: Sites,
  now: number,
  opening: Opening,
): Promise<OpenedCall> {
  const { site, headers, path, query } = await openAddress(request, sites, opening);
  const { method = 'GET' } = request;
  const isGet = method === 'GET';
  const body = isGet ? '' : await plainBody(text, opening);
  const content = isGet ? query : body;

  const verdict = await verify(
    id => wireKeyOf(site, id),
    headers.signature,
    { ...headers, method, path, content },
    now,
  );
  const isPreInfo = path === contract.configuration.preInfo.path;
  // A client with a wrong clock learns the time from preInfo, so preInfo is accepted at any time.
  if (!verdict.ok && !(verdict.reason === 'stale' && isPreInfo))
    throw unlikeACall(signatureHint(headers, verdict.reason));
  // The switch itself is learned from preInfo, so preInfo may be plain.
  if (site.encryptSwitch === '1' && opening.answerKey === undefined && !isPreInfo) {
    throw new Refusal('illegal-parameter', { data: { encryptSwitch: '1' } });
  }
  return {
    site,
    headers,
    path,
    method,
    body: isGet ? Object.fromEntries(new URLSearchParams(query)) : parseJson(body),
  };
}

function unlikeACall(hint: string): Refusal {
  return new Refusal('illegal-parameter', { hint });
}

function signatureHint({ signature }: CallHeaders, reason: string): string {
  return signature === ''
    ? 'x-api-sign is missing: every call is signed'
    : `x-api-sign does not hold: ${reason}`;
}

const plainPath = /^(?:\/[\w-]+)+$/;

async function targetOf(url: string, headers: CallHeaders, key: WireKey | undefined, opening: Opening) {
  // Paths of calls are plain text without escapes, which need no URL parsing.
  const { pathname, search } = plainPath.test(url)
    ? { pathname: url, search: '' }
    : new URL(url, 'http://localhost');
  if (!isEncryptedPath(pathname)) return { path: pathname, query: search.slice(1) };
  const plain = key && (await decryptPath(key, pathname, opening.requestId));
  if (plain === undefined)
    throw unlikeACall(key ? 'the path cannot be decrypted' : signatureHint(headers, 'unknown-key'));
  opening.answerKey = key;
  if (plain.timeMs !== headers.timeMs) throw unlikeACall('the time within the path is not x-api-time');
  const [path = '', query = ''] = plain.path.split('?');
  return { path, query };
}

async function plainBody(text: string, { answerKey, requestId }: Opening): Promise<string> {
  if (answerKey === undefined) return text;
  const wire = parseJson(text);
  const plain = isEncryptedBody(wire) ? await decryptBody(answerKey, wire, requestId) : undefined;
  if (plain === undefined) throw new Refusal('illegal-parameter');
  return plain;
}

/** What is no JSON is null: no row of the contract takes it, so it is refused in its turn, after path and session. */
function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const keys = new WeakMap<Site, ReadonlyMap<string, WireKey>>();

function wireKeyOf(site: Site, keyId: string | undefined): WireKey | undefined {
  if (keyId === undefined) return undefined;
  let own = keys.get(site);
  if (!own) {
    own = new Map([...site.keys].map(([id, text]) => [id, wireKey(id, text, nodeEngine)]));
    keys.set(site, own);
  }
  return own.get(keyId);
}
