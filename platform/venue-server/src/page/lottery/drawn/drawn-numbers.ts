import { h } from '../../elements.ts';
import type { LotteryKind } from '../boards/boards.ts';
import type { LotteryWords } from '../words/words.ts';
import { ball, car, die, plate } from './pictures.ts';
import './drawn.css';

const pictures = { 'three-dice': die, 'five-digits': ball, 'ten-cars': car } as const;
/** Beside others in a list. */
const smallPictures = { ...pictures, 'ten-cars': plate } as const;

/** What was drawn: its pictures in their order, read out as one sentence, with what follows from them beside it. */
export function drawnNumbers(
  kind: LotteryKind,
  numbers: readonly number[],
  words: LotteryWords,
  size: 'large' | 'small' = 'large',
): HTMLElement {
  const picture = (size === 'large' ? pictures : smallPictures)[kind];
  const notes = notesOf(kind, numbers, words);
  const label = [numbers.join(' '), ...notes].join('，');
  return h(
    'div',
    { class: `drawn ${kind}`, role: 'img', 'aria-label': label },
    h('span', { class: 'pieces' }, ...numbers.map(number => picture(number))),
    h('span', { class: 'notes' }, ...notes.map(note => h('span', {}, note))),
  );
}

/** The sum that a game asks for, and its halves. */
function notesOf(kind: LotteryKind, numbers: readonly number[], { names }: LotteryWords): readonly string[] {
  const halves = (sum: number, big: number) =>
    `${sum >= big ? names.big : names.small}${sum % 2 === 1 ? names.odd : names.even}`;
  const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0);
  const all = sum(numbers);
  switch (kind) {
    case 'three-dice': {
      const isTriple = new Set(numbers).size === 1;
      return [`${names.sum} ${all}`, isTriple ? names.triple : all >= 11 ? names.big : names.small];
    }
    case 'five-digits': {
      const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
      const side = first > last ? names.dragon : first < last ? names.tiger : names.tie;
      return [`${names.total} ${all} ${halves(all, 23)}`, side];
    }
    case 'ten-cars': {
      const two = sum(numbers.slice(0, 2));
      return [`${names.topTwo} ${two} ${halves(two, 12)}`];
    }
  }
}
