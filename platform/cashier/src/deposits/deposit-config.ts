import type { Channel } from './channels/channel.ts';
import { demoChannels } from './channels/demo-channels.ts';

/** How deposits reach the platform. */
export interface DepositConfig {
  /** Where the provider of the demo answers; undefined: nothing can be deposited. */
  readonly providerUrl: string | undefined;
  /** The origins its pages may have; empty: that of `providerUrl` alone. Members are sent to no other. */
  readonly pageOrigins: readonly string[];
  /** Shared with the provider: the first signs, all of them verify, so that a key can be changed without a gap. */
  readonly secrets: readonly string[];
  readonly channels: readonly Channel[];
  /** Yuan for one USDT, used until a rate is set. */
  readonly usdtRate: string;
}

declare module '@lobby/platform-kernel/domain/config' {
  interface PlatformConfig {
    readonly deposits: DepositConfig;
  }
}

/** Nothing can be deposited. */
export const noDeposits: DepositConfig = {
  providerUrl: undefined,
  pageOrigins: [],
  secrets: [],
  channels: demoChannels,
  usdtRate: '7.25',
};

/**
 * Reads `LOBBY_PAYMENT_URL`, `LOBBY_PAYMENT_SECRETS` and `LOBBY_PAYMENT_PAGES`. @throws Error with a sentence when one of
 * the first two is missing, a URL is none, or a secret is shorter than 32 characters.
 */
export function readDepositConfig(
  url: string | undefined,
  secrets: readonly string[],
  pages: readonly string[] = [],
): DepositConfig {
  if (!url && secrets.length === 0) return noDeposits;
  if (!url || !URL.canParse(url)) {
    throw new Error(
      `LOBBY_PAYMENT_URL must be the address of the payment provider, but it is "${url ?? ''}".`,
    );
  }
  if (secrets.length === 0 || secrets.some(secret => secret.length < 32)) {
    throw new Error('LOBBY_PAYMENT_SECRETS must be one or more secrets of at least 32 characters.');
  }
  const wrong = pages.find(page => !URL.canParse(page));
  if (wrong !== undefined) {
    throw new Error(`LOBBY_PAYMENT_PAGES must be origins as https://pay.example.com, but one is "${wrong}".`);
  }
  const pageOrigins = pages.map(page => new URL(page).origin);
  return { ...noDeposits, providerUrl: url.replace(/\/+$/, ''), pageOrigins, secrets };
}
