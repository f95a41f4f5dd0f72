import type { Channel } from './channel.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { registry } from './registry.ts';

/** The channels of the providers that are set up; where none is, all of them, in maintenance. */
export function offeredChannels(settings: ProviderSettings): readonly Channel[] {
  const ready = registry.filter(({ code }) => settings[code] !== undefined);
  if (ready.length > 0) return ready.flatMap(({ channels }) => channels);
  return registry.flatMap(({ channels }) => channels.map(channel => ({ ...channel, isInMaintenance: true })));
}
