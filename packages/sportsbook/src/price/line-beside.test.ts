import { findPick, type MarketPick } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import { lineBeside } from './line-beside.ts';

function beside(
  wtype: string,
  rtype: string,
  line: string,
  strong: 'H' | 'C' | '',
  everywhere = false,
): string {
  const found = findPick(wtype, rtype);
  if (!found) throw new Error(`${wtype} ${rtype} is no pick of the market table`);
  return lineBeside(found.market, found.pick satisfies MarketPick, line, strong, everywhere);
}

describe('the line shown with a price', () => {
  it('is shown at the side that gives it', () => {
    expect([beside('R', 'RH', '0.5 / 1', 'H'), beside('R', 'RC', '0.5 / 1', 'H')]).toEqual(['0.5/1', '']);
    expect([beside('R', 'RH', '1', 'C'), beside('R', 'RC', '1', 'C')]).toEqual(['', '1']);
  });

  it('is shown at home when neither side gives', () => {
    expect([beside('RE', 'REH', '0', 'C'), beside('RE', 'REC', '0', 'C')]).toEqual(['0', '']);
  });

  it('is shown at over in a list, at both sides on a match page', () => {
    expect([beside('OU', 'OUC', '2.5 / 3', ''), beside('OU', 'OUH', '2.5 / 3', '')]).toEqual(['2.5/3', '']);
    expect(beside('OU', 'OUH', '2.5 / 3', '', true)).toBe('2.5/3');
  });

  it('is signed on a match page', () => {
    expect([beside('R', 'RH', '0.5', 'H', true), beside('R', 'RC', '0.5', 'H', true)]).toEqual([
      '-0.5',
      '+0.5',
    ]);
  });

  it('is absent where a market has none', () => {
    expect(beside('M', 'MH', '', '')).toBe('');
  });
});
