import { bankerDraws, playerDraws } from './hands.ts';

export type Winner = 'banker' | 'player' | 'tie';

/** All that bets on a coup ask of it. */
export interface Coup {
  readonly winner: Winner;
  /** The banker's points in the end. */
  readonly banker: number;
  readonly hasPlayerPair: boolean;
  readonly hasBankerPair: boolean;
  readonly cards: number;
}

const counted = new Map<number, Coups>();

export type Coups = ReadonlyMap<string, readonly [coup: Coup, ways: number]>;

/** `countCoups`, once for a number of decks. */
export function coupsOf(decks: number): Coups {
  const coups = counted.get(decks) ?? countCoups(decks);
  counted.set(decks, coups);
  return coups;
}

/**
 * Every coup of a fresh shoe with the number of deals that lead to it: six cards in order, of which some may not be
 * turned. There are 5 × 10^15 of eight decks, so the counts are exact.
 */
function countCoups(decks: number): Coups {
  const coups = new Map<string, readonly [Coup, number]>();
  const ranks = new Array<number>(13).fill(4 * decks);
  const add = (coup: Coup, ways: number) => {
    const key = Object.values(coup).join();
    coups.set(key, [coup, (coups.get(key)?.[1] ?? 0) + ways]);
  };
  /** Takes each rank in turn, as often as there are cards of it, and puts it back. */
  const take = (ways: number, then: (value: number, rank: number, ways: number) => void) => {
    for (let rank = 0; rank < 13; rank++) {
      const left = ranks[rank]!;
      ranks[rank]!--;
      then(rank < 9 ? rank + 1 : 0, rank, ways * left);
      ranks[rank]!++;
    }
  };
  const values = () => {
    const counts = ranks.slice(0, 9);
    return [ranks[9]! + ranks[10]! + ranks[11]! + ranks[12]!, ...counts];
  };
  const whole = 52 * decks;

  take(1, (p1, r1, w1) =>
    take(w1, (b1, r2, w2) =>
      take(w2, (p2, r3, w3) =>
        take(w3, (b2, r4, ways) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
          const pairs = { hasPlayerPair: r1 === r3, hasBankerPair: r2 === r4 };
          const end = (ofPlayer: number, ofBanker: number, cards: number, count: number) => {
            const winner = ofPlayer > ofBanker ? 'player' : ofPlayer < ofBanker ? 'banker' : 'tie';
            add({ winner, banker: ofBanker, ...pairs, cards }, count);
          };
          const rest = (whole - 4) * (whole - 5);
          const left = values();
          if (playerDraws(player, banker)) {
            left.forEach((count, third) => {
              const total = (player + third) % 10;
              if (!bankerDraws(player, banker, third)) {
                end(total, banker, 5, ways * count * (whole - 5));
                return;
              }
              left.forEach((of, fourth) => {
                end(total, (banker + fourth) % 10, 6, ways * count * (third === fourth ? of - 1 : of));
              });
            });
          } else if (bankerDraws(player, banker, undefined)) {
            left.forEach((count, third) => {
              end(player, (banker + third) % 10, 5, ways * count * (whole - 5));
            });
          } else {
            end(player, banker, 4, ways * rest);
          }
        }),
      ),
    ),
  );
  return coups;
}
