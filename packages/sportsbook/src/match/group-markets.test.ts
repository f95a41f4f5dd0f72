import { describe, expect, it } from 'vitest';
import { bandsOf, groupMarkets, isInFilter } from './group-markets.ts';

describe('the markets of a match page', () => {
  const groups = groupMarkets([
    { gid: '1', wtypes: ['RM', 'ROU', 'RE', 'ARE', 'BRE', 'HRE', 'RPD', 'XYZ'] },
    { gid: '2', wtypes: ['RE'] },
  ]);

  it('are in the order of the page, the first half after full time', () => {
    expect(groups.map(({ id }) => id)).toEqual([
      'handicap-full',
      'handicap-half',
      'total-full',
      '1x2-full',
      'correct-score-full',
    ]);
  });

  it('include the alternate lines', () => {
    expect(groups[0]?.lines.map(({ gid, market }) => `${gid} ${market.wtype}`)).toEqual([
      '1 RE',
      '1 ARE',
      '1 BRE',
      '2 RE',
    ]);
  });

  it('leave out unknown markets', () => {
    expect(groups.flatMap(({ lines }) => lines).some(({ market }) => market.wtype === 'XYZ')).toBe(false);
  });

  it('can be filtered', () => {
    expect(groups.filter(group => isInFilter(group, 'half')).map(({ id }) => id)).toEqual(['handicap-half']);
    expect(groups.filter(group => isInFilter(group, 'score')).map(({ id }) => id)).toEqual([
      'correct-score-full',
    ]);
    expect(groups.filter(group => isInFilter(group, 'all'))).toHaveLength(groups.length);
  });

  it('stand in bands: what comes before the wide cards, each of those, and what comes after', () => {
    const all = groupMarkets([{ gid: '1', wtypes: ['RE', 'RM', 'RPD', 'RT', 'HRE', 'HRPD'] }]);
    const shown = bandsOf(all).map(({ id, isWide, groups: inBand }) => [
      id,
      isWide,
      inBand.map(group => group.id),
    ]);
    expect(shown).toEqual([
      ['above', false, ['handicap-full', 'handicap-half', '1x2-full']],
      ['correct-score-full', true, ['correct-score-full']],
      ['correct-score-half', true, ['correct-score-half']],
      ['below', false, ['total-goals-full']],
    ]);
  });

  it('keep the band they are in when the first of it closes', () => {
    const ids = (wtypes: string[]) => bandsOf(groupMarkets([{ gid: '1', wtypes }])).map(({ id }) => id);
    expect(ids(['RE', 'RM', 'RT'])).toEqual(ids(['RM', 'RT']));
  });
});
