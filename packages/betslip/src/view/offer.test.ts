import { describe, expect, it } from 'vitest';
import type { PriceReading } from '../ports/ports.ts';
import { quote } from '../testing/sample-orders.ts';
import { handicap } from '../testing/sample-selections.ts';
import { offerOf } from './offer.ts';

const decimal = { kind: 'decimal', odds: '3.50' } as const;
const wants = { format: 'H', policy: 'better' } as const;
const reading = (away: string, more: Partial<PriceReading> = {}): PriceReading => ({
  price: { kind: 'pair', home: '0.94', away, side: 'C' },
  line: '0.5',
  strong: 'C',
  locked: false,
  ...more,
});
const offer = (
  ...[sources, chosen = wants]: [Parameters<typeof offerOf>[1], Parameters<typeof offerOf>[2]?]
) => {
  const offered = offerOf(handicap, sources, chosen);
  if (!offered.open) throw new Error(offered.why);
  return offered.offer;
};

describe('the offer of a selection', () => {
  it('asks for confirmation of a worse price and accepts a better one', () => {
    expect(offer({ reading: reading('0.91') })).toMatchObject({
      asks: 'odds-changed',
      moved: { from: '0.96', direction: 'down' },
    });
    expect(offer({ reading: reading('0.99') })).toMatchObject({
      asks: undefined,
      moved: { direction: 'up' },
      price: { odds: '0.99' },
    });
  });

  it('compares with a price agreed in another format, such as that of a shared slip', () => {
    const shared = {
      ...handicap,
      agreed: { ...handicap.agreed, shown: { format: 'H', odds: '1.25' } },
    } as const;
    const now = { reading: reading('0.96') };
    const inMalay = (policy: 'better' | 'all') => offerOf(shared, now, { format: 'M', policy });
    expect(inMalay('better')).toMatchObject({ offer: { moved: { from: '-0.80' }, asks: 'odds-changed' } });
    expect(inMalay('all')).toMatchObject({ offer: { asks: undefined } });
    const same = { reading: reading('1.20') };
    expect(offerOf(shared, same, { format: 'M', policy: 'never' })).toMatchObject({
      offer: { price: { odds: '-0.80' }, asks: undefined },
    });
  });

  it('accepts every price or asks about every price, by the policy of the member', () => {
    expect(offer({ reading: reading('0.91') }, { format: 'H', policy: 'all' }).asks).toBeUndefined();
    expect(offer({ reading: reading('0.99') }, { format: 'H', policy: 'never' }).asks).toBe('odds-changed');
  });

  it('always asks about a moved line and about a handicap that changed sides', () => {
    const all = { format: 'H', policy: 'all' } as const;
    expect(offer({ reading: reading('0.99', { line: '0.5 / 1' }) }, all).asks).toBe('line-changed');
    expect(offer({ reading: reading('0.96', { strong: 'H' }) }, all)).toMatchObject({
      asks: 'line-changed',
      lineFrom: '0.5',
    });
  });

  it('ignores the side that gives the line in a market without a line', () => {
    const draw = {
      ...handicap,
      wtype: 'RM',
      rtype: 'RMN',
      agreed: { price: decimal, line: '', strong: '' },
    } as const;
    const quoted = {
      kind: 'quote',
      quote: { ...quote, price: { format: 'E', odds: '3.50' }, line: '' },
    } as const;
    expect(offerOf(draw, { quoted }, wants)).toMatchObject({ open: true, offer: { asks: undefined } });
    const level = { ...handicap, agreed: { ...handicap.agreed, line: '0' } };
    const other = reading('0.96', { line: '0', strong: 'H' });
    expect(offerOf(level, { reading: other }, wants)).toMatchObject({ offer: { asks: undefined } });
  });

  it('compares prices in the displayed format, without converting rounded ones', () => {
    const malay = { format: 'M', policy: 'better' } as const;
    expect(offer({ reading: reading('1.02') }, malay)).toMatchObject({
      price: { format: 'M', odds: '-0.98' },
      moved: { from: '0.96', direction: 'up' },
    });
  });

  it('is refused as full when the price is open and the quote has a maximum of zero', () => {
    const full = { kind: 'closed', reason: 'limit-reached' } as const;
    const now = reading('0.95');
    expect(offerOf(handicap, { reading: now, quoted: full }, wants)).toMatchObject({
      open: false,
      why: 'full',
      line: '0.5',
    });
    const locked = { ...now, locked: true };
    const shut = { kind: 'closed', reason: 'suspended' } as const;
    expect(offerOf(handicap, { reading: locked, quoted: shut }, wants)).toMatchObject({ why: 'suspended' });
    expect(offerOf(handicap, { reading: now, quoted: shut }, wants)).toMatchObject({ why: 'suspended' });
    const over = { kind: 'closed', reason: 'closed' } as const;
    expect(offerOf(handicap, { reading: now, quoted: over }, wants)).toMatchObject({ why: 'closed' });
  });

  it('prefers the live price to an older quote, and the quote to the picked price', () => {
    const quoted = { kind: 'quote', quote: { ...quote, price: { format: 'H', odds: '0.90' } } } as const;
    expect(offer({ reading: reading('0.95'), quoted }).price.odds).toBe('0.95');
    expect(offer({ quoted }).price.odds).toBe('0.90');
    expect(offer({}).price.odds).toBe('0.96');
  });

  it('keeps a confirmed quote', () => {
    const quoted = { kind: 'quote', quote: { ...quote, price: { format: 'H', odds: '0.90' } } } as const;
    const agreed = { ...handicap, agreed: offer({ quoted }).agreeable };
    expect(offerOf(agreed, { quoted }, wants)).toMatchObject({
      offer: { asks: undefined, moved: undefined },
    });
  });

  it('gives the reason when there is none', () => {
    const closed = { kind: 'closed', reason: 'started' } as const;
    const picked = { line: '0.5', strong: 'C' };
    expect(offerOf(handicap, { reading: reading('0.96', { locked: true }) }, wants)).toEqual({
      open: false,
      why: 'suspended',
      ...picked,
    });
    expect(offerOf(handicap, { quoted: closed }, wants)).toEqual({ open: false, why: 'started', ...picked });
  });

  it('has the current line while it is suspended, not the picked one', () => {
    const suspended = (more: Partial<PriceReading>) =>
      offerOf(handicap, { reading: reading('', { locked: true, ...more }) }, wants);
    expect(suspended({ line: '1 / 1.5', strong: 'H' })).toMatchObject({ line: '1 / 1.5', strong: 'H' });
    expect(suspended({ line: '', strong: '' })).toMatchObject({ line: '0.5', strong: 'C' });
  });
});
