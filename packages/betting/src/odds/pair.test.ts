import { compareRatio, parseRatio, printScaled, type Ratio } from '@lobby/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import { hkValue, type OddsFormat } from './odds.ts';
import { convertPair, feedPair } from './pair.ts';

const formats = ['E', 'H', 'M', 'I'] as const;
const cases = loadCases<{ home: string; away: string }, Record<OddsFormat, [string, string]>>(
  'odds_crown_pair',
);

describe('the prices of a two-way market', () => {
  it.each(cases)('$id: $input.home / $input.away', ({ input, expected }) => {
    for (const format of formats)
      expect(convertPair(input.home, input.away, format)).toEqual(expected[format]);
  });

  it('never pays more than the pair is worth, whatever the format prints', () => {
    fc.assert(
      fc.property(feedPrice, feedPrice, fc.constantFrom(...formats), (home, away, format) => {
        const printed = convertPair(home, away, format);
        expect(compareRatio(hkValue(format, printed[0]), worth(home))).toBeLessThanOrEqual(0);
        expect(compareRatio(hkValue(format, printed[1]), worth(away))).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['0', '-0.5', '2', '2.4', '', 'x'])('throws for %j, which is no side of a pair', text => {
    expect(() => convertPair(text, '0.9', 'H')).toThrow(RangeError);
  });
});

describe('making a feed pair', () => {
  it('mirrors a price above 1, so that it prints the intended price', () => {
    expect(feedPair('0.60', '1.40')).toEqual(['0.60', '1.28']);
    expect(convertPair('0.60', '1.28', 'H')).toEqual(['0.60', '1.38']);
  });

  it('never prints a better price than intended, and stays close to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 400 }), hundredths => {
        const wanted = printScaled(BigInt(hundredths), 2);
        const [printed] = convertPair(feedPair(wanted, '0.90')[0], '0.90', 'H');
        expect(compareRatio(hkValue('H', printed), hkValue('H', wanted))).toBeLessThanOrEqual(0);
        expect(Number(printed)).toBeGreaterThan((hundredths / 100) * 0.95 - 0.02);
      }),
    );
  });
});

const feedPrice = fc.integer({ min: 1, max: 199 }).map(hundredths => printScaled(BigInt(hundredths), 2));

/** Exactly what a feed price pays: 1/(2 - price) above even money. */
function worth(feed: string): Ratio {
  const price = parseRatio(feed)!;
  return price.n > price.d ? { n: price.d, d: 2n * price.d - price.n } : price;
}
