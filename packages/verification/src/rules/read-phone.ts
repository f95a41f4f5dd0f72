import { digitsOf } from '@lobby/forms/read';
import { isPhone, PHONE_MAX, type PhoneValues, type Region, regionOf } from './contact.ts';

/** What a typed or pasted phone means. */
export interface ReadPhone {
  /** The region it names, or the one that was chosen. */
  readonly region: Region;
  /** The value of the field: the national number; "+852…" while the calling code is incomplete. */
  readonly text: string;
}

interface Reading {
  readonly list: readonly Region[];
  readonly chosen: Region;
  /** Nothing more is coming: the field was left or sent, so half a number is read as far as it goes. */
  readonly settled: boolean;
}

/** Longest number of any region with its calling code (E.164). */
const INTERNATIONAL_MAX = 15;

/**
 * Reads "+86 138-0013-8066", "0086…", full-width digits and national numbers, with or without a trunk 0. Of regions that
 * share a calling code the chosen one goes first, then the one whose numbers look so.
 */
export function readPhone(typed: string, { list, chosen, settled }: Reading): ReadPhone {
  const isInternational = /^[^\d０-９]*(?:[+＋]|(?:0|０){2})/.test(typed);
  if (!isInternational) return readNational(digitsOf(typed), chosen);
  const digits = digitsOf(typed).replace(/^0{2}/, '').slice(0, INTERNATIONAL_MAX);
  const candidates = [chosen, ...list]
    .filter(region => digits.startsWith(codeOf(region)))
    .sort((one, other) => codeOf(other).length - codeOf(one).length);
  const whole = candidates.find(region => nationalIn(digits, region) !== undefined);
  if (whole) return { region: whole, text: nationalIn(digits, whole) ?? '' };
  const [nearest] = candidates;
  if (!settled || !nearest) return { region: chosen, text: `+${digits}` };
  return { region: nearest, text: digits.slice(codeOf(nearest).length).slice(0, PHONE_MAX) };
}

/** Reads the field of a phone beside the field of its region: a number that names its region chooses it. */
export function phoneReader(list: readonly Region[]) {
  return (text: string, facts: { readonly values: PhoneValues; readonly settled: boolean }): PhoneValues => {
    const chosen = regionOf(list, facts.values.region);
    const read = readPhone(text, { list, chosen, settled: facts.settled });
    return { phone: read.text, region: read.region.iso2 };
  };
}

function readNational(digits: string, chosen: Region): ReadPhone {
  if (isPhone(digits, chosen)) return { region: chosen, text: digits };
  const meant = withoutTrunk(digits, chosen) ?? nationalIn(digits, chosen);
  // Room for a calling code without its plus, until the number behind it is whole.
  const most = digits.startsWith(codeOf(chosen)) ? PHONE_MAX + codeOf(chosen).length : PHONE_MAX;
  return { region: chosen, text: meant ?? digits.slice(0, most) };
}

/** The national number behind a calling code; undefined when it is none of this region. */
function nationalIn(digits: string, region: Region): string | undefined {
  if (!digits.startsWith(codeOf(region))) return undefined;
  const national = digits.slice(codeOf(region).length);
  return isPhone(national, region) ? national : withoutTrunk(national, region);
}

function withoutTrunk(digits: string, region: Region): string | undefined {
  return digits.startsWith('0') && isPhone(digits.slice(1), region) ? digits.slice(1) : undefined;
}

function codeOf({ areaCode }: Region): string {
  return areaCode.replace('+', '');
}
