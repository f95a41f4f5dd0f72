import { describe, expect, it } from 'vitest';
import { bandsOf, cardsOf, isInFilter } from './offered-cards.ts';

describe('the markets of a match page', () => {
  const cards = cardsOf([
    { gid: '1', wtypes: ['RM', 'ROU', 'RE', 'ARE', 'BRE', 'HRE', 'RPD', 'XYZ'] },
    { gid: '2', wtypes: ['RE'] },
  ]);

  it('are in the order of the page, the first half after full time', () => {
    expect(cards.map(({ id }) => id)).toEqual([
      'handicap-full',
      'handicap-half',
      'total-full',
      '1x2-full',
      'correct-score-full',
    ]);
  });

  it('include the alternate lines', () => {
    expect(cards[0]?.lines.map(({ gid, market }) => `${gid} ${market.wtype}`)).toEqual([
      '1 RE',
      '1 ARE',
      '1 BRE',
      '2 RE',
    ]);
  });

  it('leave out unknown markets', () => {
    expect(cards.flatMap(({ lines }) => lines).some(({ market }) => market.wtype === 'XYZ')).toBe(false);
  });

  it('can be filtered', () => {
    expect(cards.filter(card => isInFilter(card, 'half')).map(({ id }) => id)).toEqual(['handicap-half']);
    expect(cards.filter(card => isInFilter(card, 'score')).map(({ id }) => id)).toEqual([
      'correct-score-full',
    ]);
    expect(cards.filter(card => isInFilter(card, 'all'))).toHaveLength(cards.length);
  });

  it('stand in bands: what comes before the wide cards, each of those, and what comes after', () => {
    const all = cardsOf([{ gid: '1', wtypes: ['RE', 'RM', 'RPD', 'RT', 'HRE', 'HRPD'] }]);
    const shown = bandsOf(all).map(({ id, isWide, cards: inBand }) => [
      id,
      isWide,
      inBand.map(card => card.id),
    ]);
    expect(shown).toEqual([
      ['above', false, ['handicap-full', 'handicap-half', '1x2-full']],
      ['correct-score-full', true, ['correct-score-full']],
      ['correct-score-half', true, ['correct-score-half']],
      ['below', false, ['total-goals-full']],
    ]);
  });

  it('stand first when they are pinned, the wide ones in bands of their own', () => {
    const all = cardsOf([{ gid: '1', wtypes: ['RE', 'RM', 'RPD', 'RT'] }]);
    const shown = bandsOf(all, ['total-goals-full', 'correct-score-full', 'of another sport']);
    expect(shown.map(({ isWide, cards: inBand }) => [isWide, inBand.map(card => card.id)])).toEqual([
      [true, ['correct-score-full']],
      [false, ['total-goals-full']],
      [false, ['handicap-full', '1x2-full']],
    ]);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(3);
  });

  it('keep the band they are in when the first of it closes', () => {
    const ids = (wtypes: string[]) => bandsOf(cardsOf([{ gid: '1', wtypes }])).map(({ id }) => id);
    expect(ids(['RE', 'RM', 'RT'])).toEqual(ids(['RM', 'RT']));
  });
});

describe('the quarters of a match', () => {
  const cards = cardsOf([
    { gid: '1', wtypes: ['Q4RDNB', 'Q3RDNB', 'Q3RE', 'Q3ROU', 'RE', 'RM', 'HROU', 'REO'] },
  ]);

  it('stand below all other markets, one after the other', () => {
    expect(cards.map(({ id }) => id)).toEqual([
      ...['handicap-full', 'total-half', '1x2-full', 'odd-even-full'],
      ...['handicap-Q3', 'total-Q3', 'draw-no-bet-Q3', 'draw-no-bet-Q4'],
    ]);
    expect(
      bandsOf(cards)
        .at(-1)
        ?.cards.map(({ period }) => period),
    ).toEqual(['Q3', 'Q3', 'Q3', 'Q4']);
  });

  it('have a filter of their own, and are in no other', () => {
    expect(cards.filter(card => isInFilter(card, 'quarters'))).toHaveLength(4);
    for (const filter of ['main', 'result', 'goals', 'half'] as const)
      expect(cards.filter(card => isInFilter(card, filter)).some(({ period }) => period === 'Q3')).toBe(
        false,
      );
  });
});
