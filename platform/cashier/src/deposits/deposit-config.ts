import type { Channel } from '../providers/channel.ts';
import { offeredChannels } from '../providers/offered-channels.ts';
import type { ProviderSettings } from '../providers/provider-settings.ts';

/** What deposits there are. */
export interface DepositConfig {
  readonly channels: readonly Channel[];
  /** Yuan for one USDT, used until a rate is set. */
  readonly usdtRate: string;
}

declare module '@lobby/platform-kernel/domain/config' {
  interface PlatformConfig {
    readonly deposits: DepositConfig;
  }
}

/** The deposits that these providers collect; without any, nothing can be deposited. */
export function depositsBy(providers: ProviderSettings): DepositConfig {
  return { channels: offeredChannels(providers), usdtRate: '7.25' };
}
