import { randomInt } from 'node:crypto';
import { checkCharacter, codeAlphabet, giftCodeDrawn } from '@lobby/api-client/codes';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import type { Transaction } from 'kysely';

/** A new gift code: 75 bits of the system's generator and the character that checks them. */
export function drawGiftCode(): string {
  const drawn = Array.from({ length: giftCodeDrawn }, () => codeAlphabet[randomInt(codeAlphabet.length)]);
  return completed(drawn.join(''));
}

/** The code of the demo of a site: the same whenever it is asked for, so that a page can tell it although none is stored. */
export function demoGiftCode(keys: Keys, siteId: string): string {
  const bytes = Buffer.from(keys.mac('demo gift code', siteId), 'base64url').subarray(0, giftCodeDrawn);
  return completed(Array.from(bytes, byte => codeAlphabet[byte % codeAlphabet.length]).join(''));
}

const completed = (drawn: string) => drawn + checkCharacter(drawn);

/**
 * What is stored of a code. The key is not in the database, so that its rows alone let nobody try codes; the site is part
 * of it, so that a code is one of its own site only.
 */
export const macOfCode = (keys: Keys, siteId: string, code: string): string =>
  keys.mac('gift code', siteId, code);

interface NewCodes {
  readonly siteId: string;
  readonly promotionId: number;
  readonly codes: readonly string[];
  /** How many members may redeem each. */
  readonly uses: number;
}

/** Writes down the codes of a promotion, none of which can be read again. */
export async function storeGiftCodes(
  trx: Transaction<Tables>,
  keys: Keys,
  { siteId, promotionId, codes, uses }: NewCodes,
): Promise<void> {
  const rows = codes.map(code => ({
    ...{ promotion_id: promotionId, site_id: siteId, uses },
    code_mac: macOfCode(keys, siteId, code),
  }));
  await trx.insertInto('gift_codes').values(rows).execute();
}
