import type { GameEvent } from '@lobby/games';
import type { ResultPart } from './told-result.ts';
import type { ResultWords } from './words-of.ts';

/** What an event shows of a result; of games that are told by several events together nothing. */
export function partsOf(
  event: GameEvent,
  events: readonly GameEvent[],
  words: ResultWords,
): readonly ResultPart[] {
  switch (event.type) {
    case 'deal':
      return (['player', 'banker'] as const).map(side => baccaratHand(side, event, events, words));
    case 'coup': {
      const said = (language: Parameters<typeof words.baccarat>[0]) => {
        const { winner, picks } = words.baccarat(language);
        return [winner[event.winner], ...event.pairs.map(side => picks[`${side}-pair`])].join(' · ');
      };
      return [{ kind: 'line', text: words.both(said) }];
    }
    case 'hands': {
      const result = events.find(each => each.type === 'bull');
      return (['player', 'banker'] as const).map(side => {
        const isWinner = result?.winner === side;
        const times = isWinner ? ` · ${result.multiple} 倍` : '';
        return {
          kind: 'hand',
          name: words.both(language => words.bull(language)[side]),
          cards: event[side],
          note: words.both(language => words.bull(language).kinds[event[`${side}Kind`]] + times),
          isWinner,
        };
      });
    }
    case 'ball':
      return [{ kind: 'pocket', number: event.pocket, colour: words.colour(event.pocket) }];
    case 'drawn':
      return drawn(event.numbers, words);
    case 'shot':
      return [{ kind: 'catch', name: words.of(event.target), isCaught: event.isCaught }];
    case 'match':
      return [
        {
          kind: 'match',
          home: words.of(event.home),
          away: words.of(event.away),
          score: events.find(each => each.type === 'match-end')?.maps ?? [0, 0],
          maps: events.flatMap(each =>
            each.type === 'map' ? [{ name: words.of(each.map), score: each.score, kills: each.kills }] : [],
          ),
        },
      ];
    default:
      return [];
  }
}

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

function baccaratHand(
  side: 'player' | 'banker',
  deal: Of<'deal'>,
  events: readonly GameEvent[],
  words: ResultWords,
): ResultPart {
  const third = events.find(event => event.type === 'third-card' && event.side === side);
  const coup = events.find(event => event.type === 'coup');
  const points = coup?.[`${side}Points`] ?? deal[`${side}Points`];
  return {
    kind: 'hand',
    name: words.of(side),
    cards: third?.type === 'third-card' ? [...deal[side], third.card] : deal[side],
    note: words.both(language => words.baccarat(language).points('', points).trim()),
    isWinner: coup?.winner === side,
  };
}

function drawn(numbers: readonly number[], words: ResultWords): readonly ResultPart[] {
  if (numbers.length === 10) return [{ kind: 'cars', numbers }];
  const sum = numbers.reduce((so, each) => so + each, 0);
  const isDice = numbers.length === 3;
  const text = words.both(language => {
    const { names } = words.lottery(language);
    return `${isDice ? names.sum : names.total} ${sum}`;
  });
  return [
    { kind: isDice ? 'dice' : 'balls', numbers },
    { kind: 'line', text },
  ];
}
