import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { ProviderClock } from '../../providers/provider-clock.ts';
import './demo-venue/venue-settings.ts';

/** What venues are opened with. */
export type VenueTools = Pick<Platform, 'db' | 'clock' | 'log'> & {
  /** What is known of the clock of the venues' server; noted in the database unless said otherwise. */
  readonly theirs?: ProviderClock;
  readonly config: Pick<PlatformConfig, 'venueServer'>;
};
