import { useRegionsQuery } from '@lobby/api/endpoints/country-area';
import { useLocale, useText } from '@lobby/i18n';
import { useMemo } from 'react';
import { verificationMessages } from '../messages/index.ts';
import { mainland, type Region } from '../rules/contact.ts';

/** The regions a phone may be from. */
export interface Regions {
  readonly list: readonly Region[];
  readonly status: 'loading' | 'failed' | 'ready';
  retry(): void;
}

/** Fetches the list; until it has come, and if it never does, mainland China is there to choose. */
export function useRegions(): Regions {
  const t = useText(verificationMessages);
  const { data, isError, isFetching, refetch } = useRegionsQuery({ area: '', langx: useLocale() });
  const home: Region = useMemo(() => ({ ...mainland, areaName: t('verification.region.mainland') }), [t]);
  const list = useMemo(
    () =>
      data?.length
        ? data.map(region => (region.iso2 === home.iso2 ? { ...region, areaName: home.areaName } : region))
        : [home],
    [data, home],
  );

  return {
    list,
    status: data ? 'ready' : isError && !isFetching ? 'failed' : 'loading',
    retry: () => void refetch(),
  };
}
