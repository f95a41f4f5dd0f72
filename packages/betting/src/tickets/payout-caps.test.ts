import { formatYuan } from '@lobby/money';
import type { ProviderType } from '@lobby/sports';
import { expect, it } from 'vitest';
import { dailyPayoutCap } from './payout-caps.ts';

it.each<[ProviderType, string]>([
  ['FT', '10800000'],
  ['VF', '10800000'],
  ['BK', '10800000'],
  ['TN', '2160000'],
  ['VB', '2160000'],
  ['BS', '2160000'],
  ['TT', '1440000'],
  ['SK', '1440000'],
  ['OP', '1440000'],
  ['FS', '1440000'],
])('on %s a member may win %s yuan in a day', (sport, yuan) => {
  expect(formatYuan(dailyPayoutCap(sport))).toBe(yuan);
});
