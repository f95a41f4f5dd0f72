import { type Codec, textCodec, wordCodec } from './codec.ts';
import { PERSONAL_PREFIX, type StoredItem } from './storage.ts';

/**
 * Declares a stored value. Keys are `lobby.<name>`.
 * @param options.personal the value belongs to a person: it is removed when the session ends.
 */
export function defineItem<T>(
  name: string,
  codec: Codec<T>,
  options: { personal?: boolean } = {},
): StoredItem<T> {
  return { key: `${options.personal ? PERSONAL_PREFIX : 'lobby.'}${name}`, codec };
}

/** The device id of `x-api-uuid`: created once and kept. */
export const deviceIdItem = defineItem('device', textCodec);
/** The member's half of the encryption switch; "1" unless it was turned off. */
export const safeSwitchItem = defineItem('safe-switch', wordCodec(['0', '1']));
/** The site's half, from the last preInfo. */
export const encryptSwitchItem = defineItem('encrypt-switch', wordCodec(['0', '1']));
/** Classic or professional edition. */
export const editionItem = defineItem('edition', wordCodec(['classic', 'pro']));
/** The language the member chose. */
export const localeItem = defineItem('locale', wordCodec(['zh-CN', 'zh-TW']));
/** The odds format the member chose. */
export const oddsFormatItem = defineItem('odds-format', wordCodec(['E', 'H', 'I', 'M']));
/** "1" while the balance is hidden. */
export const hideBalanceItem = defineItem('hide-balance', wordCodec(['0', '1']));
/** "1" while venues without money are hidden. */
export const hideZeroBalanceItem = defineItem('hide-zero-balance', wordCodec(['0', '1']));
/** The code of the member who invited this visitor. */
export const inviteCodeItem = defineItem('invite-code', textCodec);
/** The referral code this visitor came with. */
export const referralCodeItem = defineItem('referral-code', textCodec);
