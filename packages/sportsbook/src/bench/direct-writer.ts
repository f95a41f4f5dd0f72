import { showPrice } from '@lobby/betting';
import type { RawPrice } from '../feed/price-store.ts';
import { digitOf, type SyntheticFeed } from './synthetic-feed.ts';

/** The button of a price. */
interface Cell {
  readonly button: HTMLElement;
  move?: HTMLElement;
  last: number;
}

export type Cells = ReadonlyMap<string, Cell>;

/**
 * The limit to compare with: the same page, its price nodes found once and written by hand once per frame,
 * no React in between. Shows what our list shows: figure and move.
 */
export function directWriter(
  root: HTMLElement,
  cells: Cells,
): { write(key: string, raw: RawPrice): void; stop(): void } {
  const queued = new Map<string, RawPrice>();
  let frame = requestAnimationFrame(publish);

  function publish(): void {
    for (const [key, raw] of queued) {
      const cell = cells.get(key);
      if (cell) draw(cell, raw);
    }
    queued.clear();
    frame = requestAnimationFrame(publish);
  }

  function draw(cell: Cell, raw: RawPrice): void {
    const text = showPrice(raw.price, 'H')?.odds ?? '';
    const value = Number(text);
    if (value === cell.last) return;
    figureOf(cell).textContent = text;
    cell.move ??= newMove(cell);
    const { move } = cell;
    move.dataset.direction = value > cell.last ? 'up' : 'down';
    move.dataset.turn = move.dataset.turn === 'odd' ? 'even' : 'odd';
    cell.last = value;
  }

  function newMove({ button }: Cell): HTMLElement {
    const move = document.createElement('span');
    move.className = moveClass(root);
    button.prepend(move);
    return move;
  }

  return {
    write: (key, raw) => queued.set(key, raw),
    stop: () => cancelAnimationFrame(frame),
  };
}

/** The element of a cell that says the figure. */
export const figureOf = ({ button }: Pick<Cell, 'button'>): HTMLElement =>
  (button.lastElementChild ?? button) as HTMLElement;

/**
 * The cell of every selection that is on the page: each shows the number of its key in binary, a digit at a time.
 * @param show brings frames onto the page.
 */
export async function findCells(
  root: HTMLElement,
  feed: Pick<SyntheticFeed, 'keys' | 'digitFrames'>,
  show: (frames: ReturnType<SyntheticFeed['digitFrames']>) => Promise<void>,
): Promise<Cells> {
  const buttons = [...root.querySelectorAll<HTMLElement>('button')];
  const numbers = new Map<HTMLElement, number>(buttons.map(button => [button, 0]));
  for (let digit = 0; 2 ** digit <= feed.keys.length; digit += 1) {
    await show(feed.digitFrames(digit));
    for (const [button, number] of numbers) {
      const said = digitOf(figureOf({ button }).textContent);
      if (said === undefined) numbers.delete(button);
      else numbers.set(button, number + said * 2 ** digit);
    }
  }
  const cells = [...numbers].flatMap(([button, number]): [string, Cell][] => {
    const key = feed.keys[number];
    const move = button.querySelector<HTMLElement>('[data-direction]') ?? undefined;
    const last = Number(figureOf({ button }).textContent);
    return key === undefined ? [] : [[key, { button, last, ...(move && { move }) }]];
  });
  return new Map(cells);
}

let known = '';

/** The class of a move, as our own cells carry it: one price has moved before the writer started. */
function moveClass(root: HTMLElement): string {
  known ||= root.querySelector('[data-direction]')?.className ?? '';
  return known;
}
