import { readFileSync } from 'node:fs';
import { decryptBody, isEncryptedBody, wireKey } from '@lobby/api-client/encryption';
import type { BrowserContext, Response } from '@playwright/test';
import { rememberSecret } from './canaries.ts';
import type { SiteOptions } from './options.ts';

/** One browser's calls to the platform, decrypted with the key of its site. */
export interface WireTap {
  /** The device id this browser sends; fails before its first call. */
  device(): string;
  /** The codes of the answers so far. */
  codes(): readonly number[];
  /** Everything recorded so far has been read. */
  drained(): Promise<void>;
}

/** Secrets in answers of the platform: each is a canary for the log. */
const secretNames = new Set(['token', 'grant', 'pass', 'ticket', 'jwt']);

/** Records a browser's traffic from now on: its device id, the code of every answer, and every secret in it. */
export function tapWire(context: BrowserContext, brand: SiteOptions['brand']): WireTap {
  const key = keyOf(brand);
  const reading: Promise<void>[] = [];
  const codes: number[] = [];
  let device: string | undefined;

  async function read(response: Response, requestId: string): Promise<void> {
    // The answers of a closed page can no longer be read.
    const body: unknown = await response.json().catch(() => undefined);
    if (!isEncryptedBody(body)) return;
    const answer: unknown = JSON.parse((await decryptBody(key, body, requestId)) ?? 'null');
    keepSecrets(answer);
    // Safe: every answer of the platform has one.
    if (answer) codes.push((answer as { status_code: number }).status_code);
  }

  context.on('response', response => {
    const headers = response.request().headers();
    const requestId = headers['x-request-id'];
    if (requestId === undefined) return;
    device = headers['x-api-uuid'];
    if (headers['x-api-token']) rememberSecret(headers['x-api-token']);
    reading.push(read(response, requestId));
  });

  return {
    device() {
      if (device === undefined) throw new Error('This browser has not called the platform yet.');
      return device;
    },
    codes: () => codes,
    async drained() {
      await Promise.all(reading);
    },
  };
}

function keepSecrets(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string' && part !== '' && secretNames.has(name)) rememberSecret(part);
    keepSecrets(part);
  }
}

/** The public key of a site, from its brand. */
function keyOf(brand: SiteOptions['brand']) {
  const text = readFileSync(new URL(`../../../brands/${brand}/brand.ts`, import.meta.url), 'utf8');
  const [id, key] = ['keyId', 'key'].map(name => new RegExp(`\\b${name}: '([^']+)'`).exec(text)?.[1]);
  if (!id || !key) throw new Error(`brands/${brand}/brand.ts names no key.`);
  return wireKey(id, key);
}
