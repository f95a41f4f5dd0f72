import { type BullKind, bullKinds } from '@lobby/games';
import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';
import { bullTexts } from './texts.ts';

it.each<[readonly string[], BullKind]>([
  [['S2', 'HK', 'D3', 'C5', 'H4'], 'bull-4'],
  [['ST', 'HJ', 'DQ', 'C4', 'H6'], 'bull-bull'],
])('%s are shown with the three that make tens first', (cards, kind) => {
  const shown = grouped(cards, kind);
  const worth = (card: string) => Math.min('A23456789TJQK'.indexOf(card[1] ?? '') + 1, 10);
  const sum = (part: readonly string[]) => part.reduce((so, card) => so + worth(card), 0);
  expect(shown.apart).toBe(3);
  expect([...shown.cards].sort()).toEqual([...cards].sort());
  expect(sum(shown.cards.slice(0, 3)) % 10).toBe(0);
  expect(sum(shown.cards.slice(3)) % 10).toBe(kind === 'bull-bull' ? 0 : Number(kind.slice(5)));
});

it.each<BullKind>(['none', 'bomb', 'five-faces', 'five-small', 'four-faces'])(
  'a hand of the kind %s is left as it lies',
  kind => {
    const cards = ['S2', 'HK', 'D3', 'C5', 'H4'];
    expect(grouped(cards, kind)).toEqual({ cards });
  },
);

it('every kind has a name of its own in both scripts', () => {
  for (const language of ['zh-CN', 'zh-TW'] as const) {
    const names = bullKinds.map(kind => bullTexts(language).kinds[kind]);
    expect(new Set(names.filter(Boolean)).size).toBe(bullKinds.length);
  }
});
