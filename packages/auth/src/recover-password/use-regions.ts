import { useRegionsQuery } from '@lobby/api-client/endpoints/access';
import { useLocale, useText } from '@lobby/i18n';
import { useMemo, useState } from 'react';
import { authMessages } from '../messages/index.ts';
import { mainland, type Region } from '../rules/contact.ts';

/** The regions a phone may be from, and which one is chosen. */
export interface RegionChoice {
  readonly list: readonly Region[];
  readonly chosen: Region;
  readonly status: 'loading' | 'failed' | 'ready';
  choose(iso2: string): void;
  retry(): void;
}

/** `first`: the iso2 that is chosen at first. Fetches the list; until it has come, and if it never does, mainland China is there to choose. */
export function useRegions(first: string = mainland.iso2): RegionChoice {
  const t = useText(authMessages);
  const [iso2, choose] = useState(first);
  const { data, isError, isFetching, refetch } = useRegionsQuery({ area: '', langx: useLocale() });
  const home: Region = useMemo(() => ({ ...mainland, areaName: t('auth.region.mainland') }), [t]);
  const list = useMemo(
    () =>
      data?.length
        ? data.map(region => (region.iso2 === home.iso2 ? { ...region, areaName: home.areaName } : region))
        : [home],
    [data, home],
  );

  return {
    list,
    chosen: list.find(region => region.iso2 === iso2) ?? home,
    status: data ? 'ready' : isError && !isFetching ? 'failed' : 'loading',
    choose,
    retry: () => void refetch(),
  };
}
