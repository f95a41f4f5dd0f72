import type { PartOf } from '../venue-bet.ts';
import css from './result.module.css';
import { rankText } from './result-text.ts';

/** As text and not as pictures of the system: the variation selector says so. */
const suits: Readonly<Record<string, string>> = { S: '♠︎', H: '♥︎', C: '♣︎', D: '♦︎' };

/** The cards of a hand beside each other, with what they are worth. */
export function Hand({ name, cards, note, isWinner }: PartOf<'hand'>) {
  return (
    <span className={css.hand} data-winner={isWinner}>
      <span className={css.name}>{name}</span>
      <span className={css.cards}>
        {cards.map((card, at) => (
          <span key={at} className={css.card} data-red={card[0] === 'H' || card[0] === 'D'}>
            <span>{rankText(card)}</span>
            <span>{suits[card[0] ?? '']}</span>
          </span>
        ))}
      </span>
      <span className={css.note}>{note}</span>
    </span>
  );
}

/** The symbols of the reels by their names, those that won set off. */
export function Reels({ reels, won }: PartOf<'reels'>) {
  const isWon = (reel: number, row: number) => won.some(([of, at]) => of === reel && at === row);
  return (
    <span className={css.reels}>
      {reels.map((symbols, reel) => (
        <span key={reel} className={css.reel}>
          {symbols.map((symbol, row) => (
            <span key={row} className={css.symbol} data-won={isWon(reel, row)}>
              {symbol}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
