import { inviteCodeItem, referralCodeItem, writeItem } from '@lobby/api-client/storage';

/** The spellings under which partners send the codes (specification, section 3). */
const spellings = {
  referral: ['rcode', 'r_code', 'r_Code', 'rCode'],
  invite: ['icode', 'i_code', 'i_Code', 'iCode'],
} as const;

const plainCode = /^[\w-]{1,64}$/;

/** The referral and invite codes in an address; anything that is no plain code is left out. */
export function readReferral(search: string): { referral?: string; invite?: string } {
  const query = new URLSearchParams(search);
  const find = (names: readonly string[]) =>
    names.map(name => query.get(name)?.trim() ?? '').find(text => plainCode.test(text));
  return { referral: find(spellings.referral), invite: find(spellings.invite) };
}

/** Keeps the codes a visitor came with until they register. */
export function keepReferral(search: string): void {
  const { referral, invite } = readReferral(search);
  if (referral) writeItem(referralCodeItem, referral);
  if (invite) writeItem(inviteCodeItem, invite);
}
