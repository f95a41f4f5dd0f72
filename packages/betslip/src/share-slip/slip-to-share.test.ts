import type { OddsFormat } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import type { PickedSelection } from '../state/selection.ts';
import { quote } from '../testing/sample-orders.ts';
import { handicap, homeWin, over } from '../testing/sample-selections.ts';
import { slipWith } from '../testing/sample-slip.ts';
import type { LegView } from '../view/leg-source.ts';
import { offerOf } from '../view/offer.ts';
import { slipToShare } from './slip-to-share.ts';

type Sources = Parameters<typeof offerOf>[1];

function leg(selection: PickedSelection, format: OddsFormat = 'H', sources: Sources = {}): LegView {
  const offered = offerOf(selection, sources, { format, policy: 'better' });
  return { selection, offered, isUnchecked: false, isOver: false, stateVersion: '' };
}
const moved = {
  price: { kind: 'pair', home: '1.02', away: '0.88', side: 'C' },
  line: '0.5 / 1',
  strong: 'C',
  locked: false,
} as const;

describe('a slip to share', () => {
  it('has the prices and lines that are shown now', () => {
    const { selections } = slipToShare(slipWith(handicap), [leg(handicap, 'H', { reading: moved })]);
    expect(selections).toEqual([
      { selection: handicap, price: { format: 'H', odds: '0.88' }, line: '0.5 / 1', strong: 'C' },
    ]);
  });

  it('has Hong Kong prices whatever the member sees, and decimal ones where a market has no other', () => {
    const { selections } = slipToShare(slipWith([handicap, homeWin]), [
      leg(handicap, 'M'),
      leg(homeWin, 'M'),
    ]);
    expect(selections.map(({ price }) => price)).toEqual([
      { format: 'H', odds: '0.96' },
      { format: 'E', odds: '1.85' },
    ]);
  });

  it.each([
    ['M', '-0.80', '1.25'],
    ['I', '1.25', '1.25'],
    ['E', '2.25', '1.25'],
  ] as const)(
    'has the quoted price in Hong Kong format, which the member sees in %s',
    (format, odds, hongKong) => {
      const quoted = { kind: 'quote', quote: { ...quote, price: { format, odds } } } as const;
      const { selections } = slipToShare(slipWith(handicap), [leg(handicap, format, { quoted })]);
      expect(selections[0]?.price).toEqual({ format: 'H', odds: hongKong });
    },
  );

  it('has the price a pick was taken at while its market is shut', () => {
    const shut = leg(handicap, 'H', { reading: { ...moved, locked: true } });
    expect(slipToShare(slipWith(handicap), [shut]).selections[0]).toMatchObject({
      price: { format: 'H', odds: '0.96' },
      line: '0.5',
    });
  });

  it('has the systems with a stake and not the stakes, or else those it was shared with', () => {
    const picked = [handicap, over, homeWin];
    const systems = slipWith(picked, { form: 'systems', stakes: { '3:2': '10', '3:2,3': '5' } });
    const legs = picked.map(each => leg(each));
    expect(slipToShare(systems, legs)).toMatchObject({ form: 'systems', sizes: [[2], [2, 3]] });
    expect(slipToShare({ ...systems, stakes: {}, shared: ['3:1,2,3'] }, legs).sizes).toEqual([[1, 2, 3]]);
    const series = slipWith(picked, { form: 'series', stakes: { series: '10' } });
    expect(slipToShare(series, legs)).toMatchObject({ form: 'series', sizes: [] });
  });
});
