import type { Platform } from '../kernel/domain.ts';
import { type Collector, openProviders } from '../providers/open-providers.ts';

/** The only provider that collects on a platform. */
export function collectorOf(platform: Pick<Platform, 'config' | 'db' | 'clock' | 'log'>): Collector {
  const [collector, another] = openProviders(platform).collectors;
  if (!collector || another) throw new Error('one provider is to collect, and no other');
  return collector;
}
