import { findPick, selectionKey, showPrice } from '@lobby/betslip/engine';
import { columns, marketOf } from '../browse/columns.ts';
import { moveLifeMs, type RawPrice } from '../feed/price-store.ts';

interface Cell {
  readonly price: HTMLElement;
  readonly button: HTMLElement;
  move?: HTMLElement;
  last: number;
}

/**
 * The limit to compare with: the same page, its price nodes found once and written by hand once per frame,
 * no React in between. Shows what our list shows: figure, move, fading.
 */
export function directWriter(root: HTMLElement): { write(key: string, raw: RawPrice): void; stop(): void } {
  const cells = findCells(root);
  const queued = new Map<string, RawPrice>();
  const fading = new Map<Cell, number>();
  let frame = requestAnimationFrame(publish);

  function publish(): void {
    const now = performance.now();
    for (const [key, raw] of queued) {
      const cell = cells.get(key);
      if (cell) draw(cell, raw, now);
    }
    queued.clear();
    for (const [cell, due] of fading) {
      if (due > now) break;
      fading.delete(cell);
      cell.move?.remove();
      cell.move = undefined;
    }
    frame = requestAnimationFrame(publish);
  }

  function draw(cell: Cell, raw: RawPrice, now: number): void {
    const text = showPrice(raw.price, 'H')?.odds ?? '';
    const value = Number(text);
    if (value === cell.last) return;
    cell.price.textContent = text;
    cell.move?.remove();
    cell.move = document.createElement('span');
    cell.move.className = moveClass(root);
    cell.move.dataset.direction = value > cell.last ? 'up' : 'down';
    cell.button.prepend(cell.move);
    cell.last = value;
    fading.delete(cell);
    fading.set(cell, now + moveLifeMs);
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
        cells.set(key, { button, price, last: Number(price.textContent) });
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
