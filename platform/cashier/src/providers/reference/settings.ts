import * as v from 'valibot';
import type { SettingSource } from '../payment-provider.ts';
import { address, origins, sharedSecrets } from '../setting-kinds.ts';

/** What an operator sets. Members are sent to no other origin than `pages`; empty: that of `url` alone. */
export const settings = v.object({ url: address, secrets: sharedSecrets, pages: origins });
export type ReferenceSettings = v.InferOutput<typeof settings>;

/** Where it is read from. */
export const sources = {
  url: { variable: 'LOBBY_PAYMENT_URL' },
  secrets: { variable: 'LOBBY_PAYMENT_SECRETS', isList: true, isSecret: true },
  pages: { variable: 'LOBBY_PAYMENT_PAGES', isList: true, isOptional: true },
} as const satisfies Record<keyof ReferenceSettings, SettingSource>;
