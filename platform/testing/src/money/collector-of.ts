import { type Collector, openProviders } from '@lobby/platform-cashier/providers/open-providers';
import type { Platform } from '@lobby/platform-kernel/domain/domain';

/** The only provider that collects on a platform. */
export function collectorOf(platform: Pick<Platform, 'config' | 'db' | 'clock' | 'log'>): Collector {
  const [collector, another] = openProviders(platform).collectors;
  if (!collector || another) throw new Error('one provider is to collect, and no other');
  return collector;
}
