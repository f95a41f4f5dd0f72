import { describe, expect, it } from 'vitest';
import type { PriceReading } from '../ports/ports.ts';
import { livePriceOf } from './live-price.ts';

const pair = { kind: 'pair', home: '0.86', away: '1.02', side: 'C' } as const;
const reading = { price: pair, line: '0.5', strong: 'C', locked: false } as const;
const prices = (readings: Readonly<Record<string, PriceReading>>) => ({
  read: (key: string) => readings[key],
});
const leg = { key: '8001/R/RC', wtype: 'R', rtype: 'RC', price: { format: 'H', odds: '0.96' } } as const;

describe('what the pick of an open bet costs now', () => {
  it('is its price in the format of the bet, with the line it is for', () => {
    expect(livePriceOf(leg, prices({ '8001/R/RC': reading }))).toMatchObject({
      price: { format: 'H', odds: '1.02' },
      line: '0.5',
      strong: 'C',
    });
  });

  it('is that of the same pick in play once the match has begun', () => {
    expect(livePriceOf(leg, prices({ '8001/RE/REC': reading }))).toMatchObject({
      ...{ wtype: 'RE', rtype: 'REC' },
      price: { odds: '1.02' },
    });
  });

  it('is none while it is suspended, gone, or a combination that no board lists', () => {
    expect(livePriceOf(leg, prices({ '8001/R/RC': { ...reading, locked: true } }))).toBeUndefined();
    expect(livePriceOf(leg, prices({}))).toBeUndefined();
    const rtype = 'M:MH+OU:OUC@2.5';
    const combined = { ...leg, key: `8001/SM/${rtype}`, wtype: 'SM', rtype };
    expect(livePriceOf(combined, prices({ [`8001/SM/${rtype}`]: reading }))).toBeUndefined();
  });
});
