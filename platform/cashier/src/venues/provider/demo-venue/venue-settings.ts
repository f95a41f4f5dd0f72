import * as v from 'valibot';
import type { SettingSource } from '../../../providers/payment-provider.ts';
import { readSettingsOf } from '../../../providers/provider-settings.ts';
import { address, sharedSecrets } from '../../../providers/setting-kinds.ts';

/** What an operator sets of the server of the demo venues. */
const settings = v.object({ url: address, secrets: sharedSecrets });
export type VenueServerSettings = v.InferOutput<typeof settings>;

const sources = {
  url: { variable: 'LOBBY_VENUE_URL' },
  secrets: { variable: 'LOBBY_VENUE_SECRETS', isList: true, isSecret: true },
} as const satisfies Record<keyof VenueServerSettings, SettingSource>;

declare module '@lobby/platform-kernel/domain/config' {
  interface PlatformConfig {
    /** The server of the demo venues; undefined: none, and the reference venues stand for them. */
    readonly venueServer: VenueServerSettings | undefined;
  }
}

/** @throws Error with a sentence that names the variable. */
export function readVenueServer(env: NodeJS.ProcessEnv): VenueServerSettings | undefined {
  // Safe: what was read has the shape of the settings.
  return readSettingsOf({ settings, sources }, env) as VenueServerSettings | undefined;
}
