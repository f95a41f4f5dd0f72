import {
  CALL_BUDGET_MS,
  createServerClock,
  lazyWire,
  type OpenWire,
  type Requester,
  randomUuid,
  type ServerClock,
} from '@lobby/api-client/request';
import { readSession } from '../session/page-session.ts';
import { deviceIdItem, encryptSwitchItem, readItem, safeSwitchItem, writeItem } from '../storage/index.ts';

/** The API settings of a brand. */
export interface ApiSettings {
  /** Base URL of the calls: an origin, or empty for the page's own. */
  readonly baseUrl: string;
  readonly siteId: string;
  readonly keyId: string;
  /** 32 bytes in base64. Public: it is in the bundle. */
  readonly key: string;
  /** The signature version the platform supports; 2 by default. */
  readonly signature?: 1 | 2;
  /** False = this brand never encrypts. True = unless preInfo's switch or the local safeSwitch is "0". */
  readonly encryption: boolean;
  /** For tests and stories. */
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
  readonly newRequestId?: () => string;
}

interface Configured {
  readonly clock: ServerClock;
  readonly wire: OpenWire;
  readonly fetch: ApiSettings['fetch'];
}

let configured: Configured | undefined;
let clientIp = '';

/**
 * Configures the calls of this page. Called once, by createSite, before the first call; a further call replaces the
 * settings.
 */
export function configureApi(settings: ApiSettings): void {
  clientIp = '';
  const clock = createServerClock(settings.now);
  const wire = lazyWire({
    baseUrl: settings.baseUrl,
    siteId: settings.siteId,
    keyId: settings.keyId,
    keyText: settings.key,
    signature: settings.signature ?? 2,
    encrypt: () => settings.encryption && encryptionSwitchedOn(),
    switchEncryptionOn,
    deviceId,
    token: () => readSession()?.token ?? '',
    clientIp: () => clientIp,
    clock,
    newRequestId: settings.newRequestId ?? randomUuid,
    // Looked up for each call, so that a fetch replaced by a test or a tracer is used.
    fetch: settings.fetch ?? ((...args) => globalThis.fetch(...args)),
    budgetMs: CALL_BUDGET_MS,
  });
  configured = { clock, wire, fetch: settings.fetch };
}

/** The requester of this page. @throws Error before `configureApi` has been called. */
export function currentRequester(): Requester {
  return need().wire.requester;
}

/** What stands in for the browser's `fetch` in tests and stories. */
export function replacedFetch(): typeof globalThis.fetch | undefined {
  return need().fetch;
}

/** The server's time as estimated by this page, ms: for countdowns and kick-off times. */
export function serverNow(): number {
  return configured ? configured.clock.now() : Date.now();
}

/** Called after the page's clock was set to the server's. */
export const clockWatchers = new Set<() => void>();

/** Starts a request whose answer may carry the server's time; pass that time, ms, to the returned function. */
export function askingServerTime(): (serverMs: number) => void {
  return need().clock.asking();
}

/**
 * One field's text encrypted under the brand's wire key, for the `…V2` fields. Rejects when the wire's code cannot be
 * fetched; it is loaded once any call was answered.
 */
export function sealField(field: string, text: string): Promise<string> {
  return need().wire.seal(field, text);
}

/** The caller's address from preInfo, or empty. */
export function currentClientIp(): string {
  return clientIp;
}

/** Applies preInfo to the wire: server time, client address, and whether bodies are encrypted. */
export function learnFromPreInfo(info: {
  ip: string;
  time: number;
  siteBaseConfig: { encryptSwitch: '0' | '1' };
}): void {
  need().clock.learn(info.time);
  for (const notify of clockWatchers) notify();
  clientIp = info.ip;
  writeItem(encryptSwitchItem, info.siteBaseConfig.encryptSwitch);
}

function need(): Configured {
  if (!configured) throw new Error('No call can be made before configureApi(…): call it first in the app.');
  return configured;
}

function encryptionSwitchedOn(): boolean {
  return readItem(encryptSwitchItem) !== '0' && readItem(safeSwitchItem) !== '0';
}

function switchEncryptionOn(): void {
  writeItem(encryptSwitchItem, '1');
  writeItem(safeSwitchItem, '1');
}

function deviceId(): string {
  const known = readItem(deviceIdItem);
  if (known) return known;
  const fresh = randomUuid();
  writeItem(deviceIdItem, fresh);
  return fresh;
}
