import { contract } from '@lobby/api-client/contract';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { regions } from './regions.ts';

type NamedRegion = { iso2: string; areaName: string; areaCode: string; regex: string };

const languages = { 'zh-CN': 'zh-Hans-CN', 'zh-TW': 'zh-Hant-TW' } as const;
const listed = new Map<string, NamedRegion[]>();

/** Every region by name, in the member's script; China first, the rest as a dictionary orders them. */
export const queryCountryArea = implement(contract.countryArea.queryCountryArea, async ({ area, langx }) => {
  const language = languages[localeOf(langx)];
  const all = listed.get(language) ?? listIn(language);
  listed.set(language, all);
  const wanted = area.trim().toLowerCase();
  return all.filter(region =>
    [region.areaName, region.areaCode, region.iso2].some(text => text.toLowerCase().includes(wanted)),
  );
});

function listIn(language: string): NamedRegion[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const first = (region: NamedRegion) => (region.iso2 === 'CN' ? 0 : 1);
  return regions
    .map(({ iso2, areaCode, regex }) => ({ iso2, areaName: names.of(iso2) ?? iso2, areaCode, regex }))
    .sort((one, other) => first(one) - first(other) || compare(one.areaName, other.areaName));
}
