import { contract } from '@lobby/api-client/contract';
import { decryptBody, decryptPath, isEncryptedBody, isEncryptedPath } from '@lobby/api-client/encryption';
import { keyIdOf, verify, type WireKey, wireKey } from '@lobby/api-client/signing';
import type { Site, Sites } from '../access/sites.ts';
import { type CallHeaders, readCallHeaders } from './call-headers.ts';
import { Refusal } from './refusal.ts';

/** A call that has been let in: who it is for, what it asks, and how to answer. */
export interface OpenedCall {
  readonly site: Site;
  readonly headers: CallHeaders;
  /** The plain path of the contract's row. */
  readonly path: string;
  readonly body: unknown;
}

export interface Opening {
  /** Known as soon as the path could be decrypted: the answer must be encrypted with it. */
  answerKey: WireKey | undefined;
  requestId: string;
  /** Known as soon as they could be read, for what is said of a call that failed. */
  path?: string;
  siteId?: string;
}

/**
 * The body of a call, once all of it is here.
 * @throws Refusal 'illegal-parameter', unread, when it is no JSON; 'invalid-parameter' when the caller left meanwhile.
 */
export async function bodyOf(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new Refusal('illegal-parameter');
  }
  // A caller that leaves in the middle of its body is its own matter, not a failure of the platform.
  return request.text().catch(() => {
    throw new Refusal('invalid-parameter');
  });
}

/**
 * Undoes the wire: headers, site, encryption of path and body, signature.
 * @param text The body as it came.
 * @param opening filled on the way, so that even a refusal is answered in the caller's form.
 * @throws Refusal 'illegal-parameter' for everything that is not a well-formed call of a known site.
 */
export async function openCall(
  request: Request,
  text: string,
  sites: Sites,
  now: number,
  opening: Opening,
): Promise<OpenedCall> {
  const headers = readCallHeaders(request.headers);
  const site = headers && sites.byId(headers.siteId);
  if (!headers || !site) throw new Refusal('illegal-parameter');
  opening.requestId = headers.requestId;
  opening.siteId = site.id;

  const wirePath = new URL(request.url).pathname;
  const key = wireKeyOf(site, keyIdOf(headers.signature));
  const encrypted = isEncryptedPath(wirePath);
  const path = encrypted ? key && (await decryptPath(key, wirePath, headers.requestId))?.path : wirePath;
  if (path === undefined) throw new Refusal('illegal-parameter');
  if (encrypted) opening.answerKey = key;
  opening.path = path;

  const verdict = await verify(
    id => wireKeyOf(site, id),
    headers.signature,
    { method: request.method, path, requestId: headers.requestId },
    now,
  );
  // A client with a wrong clock learns the time from preInfo, so that one call may be late.
  const forgiven = !verdict.ok && verdict.reason === 'stale' && path === contract.configuration.preInfo.path;
  if (!verdict.ok && !forgiven) throw new Refusal('illegal-parameter');

  return { site, headers, path, body: await readBody(text, opening) };
}

async function readBody(text: string, opening: Opening): Promise<unknown> {
  const wire = parseJson(text);
  if (opening.answerKey === undefined) return wire;
  if (!isEncryptedBody(wire)) throw new Refusal('illegal-parameter');
  const plain = await decryptBody(opening.answerKey, wire, opening.requestId);
  if (plain === undefined) throw new Refusal('illegal-parameter');
  return parseJson(plain);
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid-parameter');
  }
}

function wireKeyOf(site: Site, keyId: string | undefined): WireKey | undefined {
  const text = keyId === undefined ? undefined : site.keys.get(keyId);
  return keyId === undefined || text === undefined ? undefined : wireKey(keyId, text);
}
