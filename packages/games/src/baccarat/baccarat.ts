import { type TableEvent, type TableGame, tableGame } from '../bets/table-game.ts';
import { type Card, dealer, rankOf } from '../cards/cards.ts';
import { bankerDraws, countOf, playerDraws, pointsOf } from './hands.ts';
import { type Coup, coupsOf, type Winner } from './outcomes.ts';

/** Baccarat from a fresh shoe each round. What a unit gets back, in hundredths, itself among them. */
export interface BaccaratRules {
  readonly law: 'baccarat-1';
  readonly decks: number;
  readonly pays: {
    readonly banker: number;
    /** When the banker wins by six points, which tables without commission pay less. */
    readonly bankerSix: number;
    readonly player: number;
    readonly tie: number;
    readonly pair: number;
  };
}

export type Side = 'player' | 'banker';

type Dealing =
  | {
      readonly type: 'deal';
      readonly player: readonly Card[];
      readonly banker: readonly Card[];
      readonly playerPoints: number;
      readonly bankerPoints: number;
    }
  | { readonly type: 'third-card'; readonly side: Side; readonly card: Card; readonly points: number }
  | {
      readonly type: 'coup';
      readonly winner: Winner;
      readonly playerPoints: number;
      readonly bankerPoints: number;
      readonly pairs: readonly Side[];
    };

export type BaccaratEvent = TableEvent<Dealing>;

interface Deal extends Coup {
  readonly events: readonly Dealing[];
}

function dealCoup(deal: () => Card): Deal {
  const hands: Record<Side, Card[]> = { player: [], banker: [] };
  for (const side of ['player', 'banker', 'player', 'banker'] as const) hands[side].push(deal());
  const points = (side: Side) => pointsOf(hands[side].map(countOf));
  const [player, banker] = [points('player'), points('banker')];
  const events: Dealing[] = [
    {
      type: 'deal',
      player: [...hands.player],
      banker: [...hands.banker],
      playerPoints: player,
      bankerPoints: banker,
    },
  ];
  const pairs = (['player', 'banker'] as const).filter(
    side => rankOf(hands[side][0]!) === rankOf(hands[side][1]!),
  );
  const third = (side: Side) => {
    const card = deal();
    hands[side].push(card);
    events.push({ type: 'third-card', side, card, points: points(side) });
    return countOf(card);
  };
  const thirdOfPlayer = playerDraws(player, banker) ? third('player') : undefined;
  if (bankerDraws(player, banker, thirdOfPlayer)) third('banker');
  const [playerPoints, bankerPoints] = [points('player'), points('banker')];
  const winner =
    playerPoints > bankerPoints ? 'player' : playerPoints < bankerPoints ? 'banker' : ('tie' as const);
  return {
    winner,
    banker: bankerPoints,
    hasPlayerPair: pairs.includes('player'),
    hasBankerPair: pairs.includes('banker'),
    cards: hands.player.length + hands.banker.length,
    events: [...events, { type: 'coup', winner, playerPoints, bankerPoints, pairs }],
  };
}

function pays({ pays: by }: BaccaratRules, pick: string, coup: Coup): number {
  const isTie = coup.winner === 'tie';
  switch (pick) {
    case 'banker':
      // A tie gives bets on either side back.
      if (isTie) return 100;
      if (coup.winner !== 'banker') return 0;
      return coup.banker === 6 ? by.bankerSix : by.banker;
    case 'player':
      return isTie ? 100 : coup.winner === 'player' ? by.player : 0;
    case 'tie':
      return isTie ? by.tie : 0;
    case 'player-pair':
      return coup.hasPlayerPair ? by.pair : 0;
    default:
      return coup.hasBankerPair ? by.pair : 0;
  }
}

const picks = ['banker', 'player', 'tie', 'player-pair', 'banker-pair'];

type BaccaratGame = TableGame<BaccaratRules, Dealing>;

const table = (code: string, name: BaccaratGame['name'], by: BaccaratRules['pays']): BaccaratGame =>
  tableGame<BaccaratRules, Coup & { readonly events?: readonly Dealing[] }, Dealing>({
    ...{ code, name, pays, kind: 'baccarat', hall: 'ZR' },
    rules: { law: 'baccarat-1', decks: 8, pays: by },
    sheet: picks,
    picks: () => picks,
    draw: (rules, stream) => dealCoup(dealer(rules.decks, stream)),
    show: (_, { events = [] }) => events,
    outcomes: ({ decks }) => [...coupsOf(decks).values()].map(([coup, ways]) => [coup, BigInt(ways)]),
  });

/** Five percent of what the banker wins are kept. */
export const baccarat = table(
  'baccarat',
  { 'zh-CN': '百家乐', 'zh-TW': '百家樂' },
  { banker: 195, bankerSix: 195, player: 200, tie: 900, pair: 1200 },
);

/** No commission, but half for a banker who wins by six. */
export const freeBaccarat = table(
  'baccarat-free',
  { 'zh-CN': '免佣百家乐', 'zh-TW': '免佣百家樂' },
  { banker: 200, bankerSix: 150, player: 200, tie: 900, pair: 1200 },
);
