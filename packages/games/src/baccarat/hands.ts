import { type Card, rankOf } from '../cards/cards.ts';

/** What a card counts: an ace 1, ten and court cards nothing. */
export const countOf = (card: Card): number => (rankOf(card) < 10 ? rankOf(card) : 0);

/** The last digit of a sum. */
export const pointsOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) % 10;

/** Whether the player's hand takes a third card; with 8 or 9 on either side both stand. */
export const playerDraws = (player: number, banker: number): boolean =>
  player < 8 && banker < 8 && player <= 5;

/** The lowest and highest third card of the player on which the banker draws with 3 to 6 points. */
const drawsOn: Readonly<Record<number, readonly [number, number]>> = {
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

/** Whether the banker's hand takes a third card; `third` is what the player's counts, undefined if it stood. */
export function bankerDraws(player: number, banker: number, third: number | undefined): boolean {
  if (third === undefined) return player < 8 && banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  const [least, most] = drawsOn[banker] ?? [1, 0];
  return third >= least && third <= most;
}
