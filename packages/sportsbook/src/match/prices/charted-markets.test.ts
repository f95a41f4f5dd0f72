import { expect, it } from 'vitest';
import { chartedMarkets } from './charted-markets.ts';

const chartsOf = (...wtypes: readonly string[]) =>
  chartedMarkets([{ gid: '1', ecid: '1', counts: 'goals', wtypes }]).map(({ market }) => market.wtype);

it('draws the main line of a market and leaves its alternates out', () => {
  expect(chartsOf('RE', 'ARE', 'BRE', 'ROU', 'AROU')).toEqual(['RE', 'ROU']);
});

it('draws the winner of each set as a market of its own', () => {
  expect(chartsOf('RM', 'RS2M', 'RS3M')).toEqual(['RM', 'RS2M', 'RS3M']);
});

it('leaves out a market with more picks than a small chart can show', () => {
  expect(chartsOf('RPD3', 'RSR')).toEqual(['RSR']);
});
