import { readMailbox } from '@lobby/api-client/member-rules';

/** See docs/rules.md#contact-and-identity. */
export const PHONE_MAX = 11;
export const EMAIL_MAX = 40;

/** A region of phone numbers, as sent by the server. */
export interface Region {
  readonly iso2: string;
  readonly areaName: string;
  /** With the plus: "+86". */
  readonly areaCode: string;
  /** The pattern of a national mobile number, without trunk 0. */
  readonly regex: string;
}

/** A phone and the region it is from, by its iso2, as two fields of one form. */
export interface PhoneValues {
  readonly phone: string;
  readonly region: string;
}

/** Mainland China: chosen at first, and all there is until the list of the platform has come. */
export const mainland = { iso2: 'CN', areaCode: '+86', regex: '^1[3-9]\\d{9}$' } as const;

/** The region by its iso2; mainland China when there is none. */
export function regionOf(list: readonly Region[], iso2: string): Region {
  return list.find(region => region.iso2 === iso2) ?? { ...mainland, areaName: '' };
}

/** Whether the digits are a mobile number of the region; at most 11 of them. */
export function isPhone(national: string, region: Pick<Region, 'regex'>): boolean {
  return /^\d{1,11}$/.test(national) && wholePattern(region.regex).test(national);
}

/** Whether a text is a mailbox, however it is spelt. */
export function isEmail(text: string): boolean {
  return readMailbox(text) !== undefined;
}

/** Six digits. */
export function isCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** A pattern that does not compile forbids nothing: the platform judges the number anyway. */
function wholePattern(source: string): RegExp {
  try {
    return new RegExp(`^(?:${source})$`);
  } catch {
    return /^\d{4,11}$/;
  }
}
