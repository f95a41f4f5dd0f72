import { browserLink } from './browser-link.ts';
import { createStorage } from './storage.ts';

export { isRecord, jsonCodec, textCodec, wordCodec } from './codec.ts';
export {
  defineItem,
  deviceIdItem,
  editionItem,
  encryptSwitchItem,
  hideBalanceItem,
  hideZeroBalanceItem,
  inviteCodeItem,
  localeItem,
  oddsFormatItem,
  referralCodeItem,
  safeSwitchItem,
} from './items.ts';
export type { StoredItem, TypedStorage } from './storage.ts';

/** This page's storage. */
export const pageStorage = createStorage(() => globalThis.localStorage, browserLink());

export const { readItem, writeItem, removeItem, subscribeItem, removePersonalItems } = pageStorage;
