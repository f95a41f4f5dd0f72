import type { Format } from '@lobby/i18n';
import type { Say } from '../../bet-words.ts';
import type { ResultPart, RoundResult } from '../venue-bet.ts';

type Money = Pick<Format, 'money'>;

/** What a round came to in one text, for a file. */
export function cameToText({ parts, rows }: RoundResult, t: Say, format: Money): string {
  return [...parts.map(part => partText(part, t)), ...rows.map(row => rowText(row, t, format))].join('；');
}

/** A part in words, for whoever does not see its picture. */
export function partText(part: ResultPart, t: Say): string {
  const between = t('betHistory.result.between');
  switch (part.kind) {
    case 'hand': {
      const cards = part.cards.map(card => cardText(card, t)).join(between);
      return t('betHistory.result.hand', { name: part.name, cards, note: part.note });
    }
    case 'reels':
      return part.reels
        .map((symbols, at) => t('betHistory.result.reel', { number: at + 1, symbols: symbols.join(between) }))
        .join('，');
    case 'dice':
    case 'balls':
    case 'cars':
      return t(`betHistory.result.${part.kind}`, { numbers: part.numbers.join(between) });
    case 'pocket': {
      const colour = t(`betHistory.result.colour.${part.colour}`);
      return t('betHistory.result.pocket', { number: part.number, colour });
    }
    case 'catch':
      return t(part.isCaught ? 'betHistory.result.caught' : 'betHistory.result.missed', { name: part.name });
    case 'match': {
      const { home, away, score, maps } = part;
      const each = maps.map(map =>
        t('betHistory.result.map', {
          name: map.name,
          score: map.score.join(':'),
          kills: map.kills.join('–'),
        }),
      );
      return [t('betHistory.result.match', { home, away, score: score.join(':') }), ...each].join('，');
    }
    case 'line':
      return part.text;
  }
}

function rowText({ name, staked, paid }: RoundResult['rows'][number], t: Say, format: Money): string {
  const money = { name, paid: format.money(paid) };
  if (staked === null) return t('betHistory.result.win', money);
  return t('betHistory.result.bet', { ...money, staked: format.money(staked) });
}

/** The rank of a card as people write it. */
export const rankText = (card: string): string => (card[1] === 'T' ? '10' : (card[1] ?? ''));

function cardText(card: string, t: Say): string {
  // Safe: the wire's schema admits no other suit.
  const suit = t(`betHistory.result.suit.${card[0] as 'S' | 'H' | 'C' | 'D'}`);
  return t('betHistory.result.card', { suit, rank: rankText(card) });
}
