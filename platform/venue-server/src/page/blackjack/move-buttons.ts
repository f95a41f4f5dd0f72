import type { Move } from '@lobby/games';
import { button, h, setPressable } from '../elements.ts';
import { amountText } from '../shell/amount-text.ts';
import type { BlackjackTexts } from './texts.ts';

const keys: Readonly<Record<string, Move>> = { h: 'hit', s: 'stand', d: 'double', p: 'split' };
const order: readonly Move[] = ['hit', 'stand', 'double', 'split'];

/** What may be done with a hand, a button each; its letters work while the focus is among them. */
export function moveButtons(texts: BlackjackTexts, onMove: (move: Move) => void) {
  const buttons = new Map(
    order.map(move => {
      const key = Object.keys(keys).find(each => keys[each] === move) ?? '';
      const extra = h('small', {});
      const made = button(
        { class: `move ${move}`, 'aria-keyshortcuts': key },
        () => onMove(move),
        h('span', {}, texts.moves[move]),
        extra,
      );
      return [move, { made, extra }] as const;
    }),
  );
  const element = h('div', {
    class: 'moves',
    role: 'group',
    tabindex: '-1',
    'aria-label': texts.movesName,
    hidden: true,
  });
  element.append(...[...buttons.values()].map(({ made }) => made));
  element.addEventListener('keydown', event => {
    const move = keys[event.key.toLowerCase()];
    const made = move && buttons.get(move)?.made;
    if (!made || made.hidden || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    made.click();
  });
  return {
    element,
    /** Shows what is open. @param stake what a double or a split takes more. */
    show(open: readonly string[], stake: string): void {
      for (const [move, { made, extra }] of buttons) {
        made.hidden = !open.includes(move);
        setPressable(made, true);
        extra.textContent = move === 'double' || move === 'split' ? `+${amountText(stake)}` : '';
      }
      element.hidden = open.length === 0;
    },
    /** A move is on its way. */
    hold(): void {
      for (const { made } of buttons.values()) setPressable(made, false);
    },
  };
}
