import { useText } from '@lobby/i18n';
import { Link } from '@lobby/ui-kit/link';
import { SearchSelect } from '@lobby/ui-kit/search-select';
import { useMemo } from 'react';
import { authMessages } from '../messages/index.ts';
import { usualRegions, wordsOfRegion } from '../rules/region-words.ts';
import type { RegionChoice } from './use-regions.ts';

/** The calling code in front of a phone number, chosen from a list that is searched by name or code. */
export function RegionSelect({ regions, disabled }: { regions: RegionChoice; disabled?: boolean }) {
  const t = useText(authMessages);
  const { list, chosen, status, choose, retry } = regions;
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
    () => ({ label: t('auth.region.usual'), values: usualRegions, restLabel: t('auth.region.all') }),
    [t],
  );
  return (
    <SearchSelect
      usual={usual}
      look="bare"
      label={t('auth.region.label')}
      searchLabel={t('auth.region.search')}
      emptyText={t('auth.region.empty')}
      options={options}
      value={chosen.iso2}
      onChange={choose}
      disabled={disabled}
      status={
        status === 'loading' ? (
          <span role="status">{t('auth.region.loading')}</span>
        ) : status === 'failed' ? (
          <span role="alert">
            {t('auth.region.failed')}{' '}
            <Link as="button" type="button" onClick={retry}>
              {t('auth.region.retry')}
            </Link>
          </span>
        ) : undefined
      }
    />
  );
}
