import { button, h } from '../../elements.ts';
import type { Slip } from '../../tickets/slip.ts';
import type { Board, BoardPick, Face } from '../boards/board.ts';
import { ball, car, die } from '../drawn/pictures.ts';
import type { LotteryWords } from '../words/words.ts';
import { tabs } from './tabs.ts';
import './board.css';

interface Deps {
  readonly board: Board;
  readonly words: LotteryWords;
  /** What a pick pays for one, its stake among it, as the rules of the session say. */
  readonly oddsOf: (pick: string) => string;
  readonly onPress: (pick: string) => void;
}

export interface BoardView {
  readonly element: HTMLElement;
  /** Marks what is chosen. */
  show(slip: Slip): void;
}

/** Everything that may be bet on, a button each. */
export function boardView({ board, words, oddsOf, onPress }: Deps): BoardView {
  const { says } = words;
  const buttons = new Map<string, HTMLButtonElement>();
  const pickButton = ({ pick, name, face }: BoardPick) => {
    const odds = oddsOf(pick);
    const made = button(
      {
        class: 'pick',
        'data-face': face.kind,
        'aria-pressed': 'false',
        'aria-label': `${name}，${says.odds(odds)}`,
      },
      () => onPress(pick),
      h('span', { class: 'face' }, ...picturesOf(face)),
      h('span', { class: 'odds' }, odds),
    );
    buttons.set(pick, made);
    return made;
  };
  const parts = board.map(({ name, hint, groups }) => ({
    name,
    content: h(
      'div',
      { class: 'groups' },
      ...(hint ? [h('p', { class: 'quiet' }, hint)] : []),
      ...groups.map(group => {
        const kinds = new Set(group.picks.map(({ face }) => face.kind));
        return h(
          'section',
          { class: 'group', 'data-in-row': group.isRow === true },
          h('h3', {}, group.name),
          ...(group.hint ? [h('p', { class: 'quiet' }, group.hint)] : []),
          h(
            'div',
            { class: 'picks', 'data-faces': kinds.has('dice') ? 'dice' : [...kinds].join(' ') },
            ...group.picks.map(pickButton),
          ),
        );
      }),
    ),
  }));
  const tabbed = tabs(says.board, parts);
  return {
    element: h(
      'section',
      { class: 'board card', 'aria-labelledby': 'board-title' },
      h('h2', { id: 'board-title', class: 'unseen' }, says.board),
      tabbed.element,
    ),
    show(slip) {
      for (const [pick, made] of buttons) made.setAttribute('aria-pressed', String(slip.includes(pick)));
      for (const [at, { groups }] of board.entries()) {
        const picks = groups.flatMap(group => group.picks);
        tabbed.setCount(at, picks.filter(({ pick }) => slip.includes(pick)).length);
      }
    },
  };
}

function picturesOf(face: Face): readonly (Node | string)[] {
  switch (face.kind) {
    case 'word':
      return [face.text];
    case 'ball':
      return [ball(face.number)];
    case 'car':
      return [car(face.number)];
    case 'dice':
      return face.dice.map(die);
  }
}
