import { inviteCodeItem, readItem, referralCodeItem, removeItem, writeItem } from '@lobby/api/storage';

const REFERRAL_NAMES = ['rcode', 'r_code', 'r_Code', 'rCode'];
const INVITE_NAMES = ['icode', 'i_code', 'i_Code', 'iCode'];
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Keeps the codes with which a visitor came, until a registration carries them: those of the last link that had any.
 * `search`: "?rcode=…".
 */
export function keepReferral(search: string): void {
  const query = new URLSearchParams(search);
  const referral = first(query, REFERRAL_NAMES);
  const invite = first(query, INVITE_NAMES);
  if (referral === undefined && invite === undefined) return;
  clearReferral();
  if (referral !== undefined) writeItem(referralCodeItem, referral);
  if (invite !== undefined) writeItem(inviteCodeItem, invite);
}

/** The codes as the register call carries them; empty without one. */
export function readReferral(): { rCode: string; iCode: string } {
  return { rCode: readItem(referralCodeItem) ?? '', iCode: readItem(inviteCodeItem) ?? '' };
}

/** A code counts for one registration. */
export function clearReferral(): void {
  removeItem(referralCodeItem);
  removeItem(inviteCodeItem);
}

function first(query: URLSearchParams, names: readonly string[]): string | undefined {
  return names.map(name => query.get(name) ?? '').find(code => CODE.test(code));
}
