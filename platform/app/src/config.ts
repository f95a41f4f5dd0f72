import type { BlockList } from 'node:net';
import { parseArgs } from 'node:util';
import { depositsBy } from '@lobby/platform-cashier/deposits/deposit-config';
import { readProviderSettings } from '@lobby/platform-cashier/providers/provider-settings';
import { readVenueServer } from '@lobby/platform-cashier/venues/provider/demo-venue/venue-settings';
import { readCaptchaKind, readCaptchaSites } from '@lobby/platform-identity/captcha/captcha-rule';
import { defaultGeetest, readGeetest } from '@lobby/platform-identity/captcha/geetest/geetest-config';
import { readNatsAddress } from '@lobby/platform-kernel/broker/nats-address';
import { networksOf, privateNetworks } from '@lobby/platform-kernel/calls/networks';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';

export const defaultConfig: PlatformConfig = {
  host: '127.0.0.1',
  port: 4000,
  dataDir: '.lobby/data',
  databaseUrl: undefined,
  natsUrl: undefined,
  inMemory: false,
  fixtures: [],
  speed: 1,
  seed: undefined,
  disruptions: 1,
  reset: false,
  dev: false,
  operatorPages: false,
  devOutbox: false,
  demoMembers: 0,
  captcha: 'own',
  captchaSites: {},
  geetest: defaultGeetest,
  captchaBits: 16,
  corsOrigins: [],
  trustedProxies: 0,
  proxyNetworks: privateNetworks,
  maxConnectionsPerAddress: 256,
  placeHeaders: { country: '', city: '' },
  maxInFlight: 256,
  rateLimitScale: 1,
  drainMs: 10_000,
  providers: {},
  deposits: depositsBy({}),
  venueServer: undefined,
  pepper: undefined,
  drawSecret: undefined,
  logLevel: 'info',
};

/** Reads flags, then `LOBBY_*`, `DATABASE_URL` and `NATS_URL`. Throws a sentence when one makes no sense. */
export function readConfig(argv: readonly string[], env: NodeJS.ProcessEnv): PlatformConfig {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      'data-dir': { type: 'string' },
      fixtures: { type: 'string', multiple: true },
      speed: { type: 'string' },
      seed: { type: 'string' },
      disruptions: { type: 'string' },
      reset: { type: 'boolean' },
      dev: { type: 'boolean' },
      'operator-pages': { type: 'boolean' },
      'dev-outbox': { type: 'boolean' },
      'demo-members': { type: 'string' },
    },
  });
  const seed = optionalNumber('--seed', values.seed ?? env.LOBBY_SEED);
  const providers = readProviderSettings(env);
  return {
    ...defaultConfig,
    host: values.host ?? env.LOBBY_HOST ?? defaultConfig.host,
    port: number('--port', values.port ?? env.LOBBY_PORT, defaultConfig.port, 0),
    dataDir: values['data-dir'] ?? env.LOBBY_DATA_DIR ?? defaultConfig.dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    natsUrl: nats(env.NATS_URL),
    fixtures: values.fixtures ?? list(env.LOBBY_FIXTURES),
    speed: number('--speed', values.speed ?? env.LOBBY_SPEED, defaultConfig.speed, 0.01),
    seed,
    // Whoever gives a seed wants to know what happens.
    disruptions: number(
      '--disruptions',
      values.disruptions ?? env.LOBBY_DISRUPTIONS,
      seed === undefined ? 1 : 0,
      0,
    ),
    reset: values.reset ?? false,
    dev: values.dev ?? env.LOBBY_DEV === '1',
    operatorPages: values['operator-pages'] ?? env.LOBBY_OPERATOR_PAGES === '1',
    devOutbox: values['dev-outbox'] ?? env.LOBBY_DEV_OUTBOX === '1',
    demoMembers: whole('--demo-members', values['demo-members'] ?? env.LOBBY_DEMO_MEMBERS, 0),
    captcha: readCaptchaKind(env.LOBBY_CAPTCHA, defaultConfig.captcha),
    captchaSites: readCaptchaSites(list(env.LOBBY_CAPTCHA_SITES)),
    geetest: readGeetest(list(env.LOBBY_GEETEST), env.LOBBY_GEETEST_URL),
    captchaBits: bits('LOBBY_CAPTCHA_BITS', env.LOBBY_CAPTCHA_BITS, defaultConfig.captchaBits),
    corsOrigins: list(env.LOBBY_CORS_ORIGINS),
    trustedProxies: whole('LOBBY_TRUSTED_PROXIES', env.LOBBY_TRUSTED_PROXIES, 0),
    proxyNetworks: networks('LOBBY_PROXY_NETWORKS', env.LOBBY_PROXY_NETWORKS),
    maxConnectionsPerAddress: whole(
      'LOBBY_MAX_CONNECTIONS_PER_ADDRESS',
      env.LOBBY_MAX_CONNECTIONS_PER_ADDRESS,
      defaultConfig.maxConnectionsPerAddress,
    ),
    placeHeaders: { country: env.LOBBY_COUNTRY_HEADER ?? '', city: env.LOBBY_CITY_HEADER ?? '' },
    maxInFlight: number('LOBBY_MAX_IN_FLIGHT', env.LOBBY_MAX_IN_FLIGHT, defaultConfig.maxInFlight, 1),
    rateLimitScale: number('LOBBY_RATE_LIMIT_SCALE', env.LOBBY_RATE_LIMIT_SCALE, 1, 0.01),
    providers,
    deposits: depositsBy(providers),
    venueServer: readVenueServer(env),
    pepper: env.LOBBY_PEPPER || undefined,
    drawSecret: secret('LOBBY_DRAW_SECRET', env.LOBBY_DRAW_SECRET),
    logLevel: env.LOBBY_LOG_LEVEL ?? defaultConfig.logLevel,
  };
}

function number(name: string, text: string | undefined, otherwise: number, least: number): number {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isFinite(value) || value < least) {
    throw new Error(`${name} must be a number of at least ${least}, but it is "${text}".`);
  }
  return value;
}

/** Judged here, so that a start says at once what is wrong with it. */
function nats(text: string | undefined): string | undefined {
  if (!text) return undefined;
  readNatsAddress(text);
  return text;
}

function secret(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[0-9a-fA-F]{64}$/.test(text)) throw new Error(`${name} must be 64 hex digits (32 random bytes).`);
  return text.toLowerCase();
}

function whole(name: string, text: string | undefined, otherwise: number): number {
  const value = number(name, text, otherwise, 0);
  if (!Number.isInteger(value)) throw new Error(`${name} must be a whole number, but it is "${text}".`);
  return value;
}

function bits(name: string, text: string | undefined, otherwise: number): number {
  const value = number(name, text, otherwise, 0);
  // Above 24 a phone does not come to an end within the two minutes of a puzzle.
  if (!Number.isInteger(value) || value > 24) {
    throw new Error(`${name} must be a whole number from 0 to 24, but it is "${text}".`);
  }
  return value;
}

function networks(name: string, text: string | undefined): BlockList {
  if (!text) return privateNetworks;
  try {
    return networksOf(list(text));
  } catch {
    throw new Error(`${name} must be networks such as 10.0.0.0/8,fd00::/8, but it is "${text}".`);
  }
}

function optionalNumber(name: string, text: string | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : number(name, text, 0, Number.MIN_SAFE_INTEGER);
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
}
