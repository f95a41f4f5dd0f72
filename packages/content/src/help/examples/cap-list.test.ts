import { championType, sportCodes } from '@lobby/sports';
import { describe, expect, it } from 'vitest';
import { capOfAll, capRows } from './cap-list.ts';

describe('the table of the most that may be won in a day', () => {
  it('has every sport that is offered, and champions, once', () => {
    const listed = capRows().flatMap(({ types }) => types);
    expect([...listed].sort()).toEqual([...sportCodes, championType].sort());
  });
  it('says the caps in dollars, and in yuan at ¥7.20', () => {
    expect(capRows()).toEqual([
      { types: ['FT', 'BK', 'VF'], dollars: '1500000', yuan: '10800000' },
      { types: ['BS', 'TN', 'VB'], dollars: '300000', yuan: '2160000' },
      { types: ['TT', 'SK', 'BM', 'HB', 'FS'], dollars: '200000', yuan: '1440000' },
    ]);
    expect(capOfAll).toEqual({ dollars: '1500000', yuan: '10800000' });
  });
});
