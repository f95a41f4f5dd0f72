import { type CountryCode, getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js/max';

/** A region whose mobile numbers a member may have. */
export interface Region {
  readonly iso2: CountryCode;
  /** "+86" */
  readonly areaCode: string;
  /** Anchored; the national number without a trunk 0. */
  readonly regex: string;
}

/** Every region of Google's libphonenumber with the pattern of its mobile numbers. */
export const regions: readonly Region[] = readRegions();

/** Whether "+86 13812345678" is a mobile number of any region with that calling code. */
export function isMobile(phone: string): boolean {
  const [areaCode = '', national = '', ...rest] = phone.split(' ');
  if (rest.length > 0) return false;
  return regions.some(region => region.areaCode === areaCode && new RegExp(region.regex).test(national));
}

/** What the library's numbering plan can do and its types leave out. */
interface NumberingPlan {
  nationalNumberPattern(): string;
  type(kind: 'MOBILE'): { pattern(): string } | undefined;
}

function readRegions(): Region[] {
  const metadata = new Metadata();
  return getCountries().map(iso2 => {
    metadata.selectNumberingPlan(iso2);
    // Safe: both methods are called here at start, and the test compares what they say with a list of 245.
    const plan = metadata.numberingPlan as unknown as NumberingPlan;
    // Where the metadata does not distinguish mobile numbers, every number is accepted.
    const pattern = plan.type('MOBILE')?.pattern() || plan.nationalNumberPattern();
    return { iso2, areaCode: `+${getCountryCallingCode(iso2)}`, regex: `^(?:${pattern})$` };
  });
}
