import type { ChoiceBinding } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { Link } from '@lobby/ui-kit/link';
import { SearchSelect } from '@lobby/ui-kit/search-select';
import { useMemo } from 'react';
import { verificationMessages } from '../messages/index.ts';
import { regionOf } from '../rules/contact.ts';
import { usualRegions, wordsOfRegion } from './region-words.ts';
import type { Regions } from './use-regions.ts';

type RegionPickerProps = Pick<ChoiceBinding<string>, 'value' | 'onChange' | 'disabled'> & {
  regions: Regions;
};

/** The calling code in front of a phone number, chosen from a list that is searched by name or code. */
export function RegionPicker({ regions, value, onChange, disabled }: RegionPickerProps) {
  const t = useText(verificationMessages);
  const { list, status, retry } = regions;
  const options = useMemo(
    () =>
      list.map(({ iso2, areaName, areaCode }) => ({
        value: iso2,
        label: areaName,
        note: areaCode,
        keywords: wordsOfRegion(iso2),
      })),
    [list],
  );
  const usual = useMemo(
    () => ({
      label: t('verification.region.usual'),
      values: usualRegions,
      restLabel: t('verification.region.all'),
    }),
    [t],
  );
  return (
    <SearchSelect
      usual={usual}
      look="bare"
      label={t('verification.region.label')}
      searchLabel={t('verification.region.search')}
      emptyText={t('verification.region.empty')}
      options={options}
      value={regionOf(list, value).iso2}
      onChange={onChange}
      disabled={disabled}
      status={
        status === 'loading' ? (
          <span role="status">{t('verification.region.loading')}</span>
        ) : status === 'failed' ? (
          <span role="alert">
            {t('verification.region.failed')}{' '}
            <Link as="button" type="button" onClick={retry}>
              {t('verification.region.retry')}
            </Link>
          </span>
        ) : undefined
      }
    />
  );
}
