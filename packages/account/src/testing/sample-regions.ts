import type { Regions } from '@lobby/verification/regions';
import { mainland } from '@lobby/verification/rules';

/** Two regions, loaded. */
export const sampleRegions: Regions = {
  list: [
    { ...mainland, areaName: '中国大陆' },
    { iso2: 'HK', areaName: '中国香港', areaCode: '+852', regex: '^[5-9]\\d{7}$' },
  ],
  status: 'ready',
  retry() {},
};
