import { findPick, selectionKey, showPrice } from '@lobby/betting';
import type { RawPrice } from '../feed/price-store.ts';
import { columns, marketOf } from '../list/columns.ts';

interface Cell {
  readonly price: HTMLElement;
  readonly button: HTMLElement;
  move?: HTMLElement;
  last: number;
}

/**
 * The limit to compare with: the same page, its price nodes found once and written by hand once per frame,
 * no React in between. Shows what our list shows: figure and move.
 */
export function directWriter(root: HTMLElement): { write(key: string, raw: RawPrice): void; stop(): void } {
  const cells = findCells(root);
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
    cell.price.textContent = text;
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

/** The figure of every price on the page, by its selection. */
export function findCells(root: HTMLElement): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const article of root.querySelectorAll('article')) {
    const ecid = new URL(article.querySelector('a')?.href ?? '', location.href).searchParams.get('match');
    const buttons = [...article.querySelectorAll<HTMLElement>('button')];
    for (const key of keysInOrder(`g${ecid?.slice(1)}`)) {
      const button = buttons.shift();
      const price = button?.lastElementChild;
      if (button && price instanceof HTMLElement) {
        const move = button.querySelector<HTMLElement>('[data-direction]') ?? undefined;
        cells.set(key, { button, price, move, last: Number(price.textContent) });
      }
    }
  }
  return cells;
}

function keysInOrder(gid: string): readonly string[] {
  return columns.flatMap(column => {
    const { wtype, picks } = marketOf(column, 'live');
    return picks
      .filter(({ rtype }) => findPick(wtype, rtype))
      .map(({ rtype }) => selectionKey(gid, wtype, rtype));
  });
}

let known = '';

/** The class of a move, as our own cells carry it: one price has moved before the writer started. */
function moveClass(root: HTMLElement): string {
  known ||= root.querySelector('[data-direction]')?.className ?? '';
  return known;
}
