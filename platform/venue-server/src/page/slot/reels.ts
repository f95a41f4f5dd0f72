import type { SlotRules } from '@lobby/games';
import { h, svg } from '../elements.ts';
import type { GameLook } from './games/game-look.ts';
import { symbolPicture } from './symbols.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** When the first reel stands after its symbols are known, and how much later each of the others, ms. */
const [firstStopMs, nextStopMs] = [620, 170];
/** Symbols that run by before a reel stands. */
const running = 14;

type Symbols = readonly (readonly string[])[];

/** The reels of a slot. It shows what it is told, and draws nothing by itself. */
export function createReels(rules: SlotRules, look: GameLook, start: Symbols) {
  const cells = cellsOf(look);
  const strips = start.map(symbols => h('div', { class: 'strip' }, ...cells(symbols)));
  const lineLayer = svg('svg', {
    class: 'line-layer',
    viewBox: `0 0 ${start.length * 10} ${rules.rows * 10}`,
    preserveAspectRatio: 'none',
  });
  const element = h(
    'div',
    { class: 'reels', 'aria-hidden': 'true' },
    ...strips.map(strip => h('div', { class: 'reel' }, strip)),
  );
  element.append(lineLayer);
  let shown = start;
  let loops: Animation[] = [];

  const cellAt = (reel: number, row: number) => strips[reel]?.children[row];

  return {
    element,
    /** The reels run until `stop`: what they show meanwhile is nothing. */
    start(): void {
      this.clear();
      if (calm.matches) {
        element.classList.add('waiting');
        return;
      }
      loops = strips.map((strip, reel) => {
        strip.replaceChildren(...cells([...fillers(rules, reel), ...(shown[reel] ?? [])]));
        return strip.animate(
          [{ transform: `translateY(${-(running / (running + rules.rows)) * 100}%)` }, { transform: 'none' }],
          { duration: 520, iterations: Number.POSITIVE_INFINITY },
        );
      });
    },
    /** They stand at these symbols, one after the other. */
    async stop(symbols: Symbols): Promise<void> {
      shown = symbols;
      for (const loop of loops) loop.cancel();
      loops = [];
      element.classList.remove('waiting');
      await Promise.all(
        strips.map(async (strip, reel) => {
          const stands = symbols[reel] ?? [];
          if (calm.matches) {
            strip.replaceChildren(...cells(stands));
            return;
          }
          strip.replaceChildren(...cells([...stands, ...fillers(rules, reel)]));
          const run = strip.animate(
            [
              { transform: `translateY(${-(running / (running + rules.rows)) * 100}%)` },
              { transform: 'translateY(1.2%)', offset: 0.9 },
              { transform: 'none' },
            ],
            { duration: firstStopMs + reel * nextStopMs, easing: 'cubic-bezier(.16,.6,.3,1)' },
          );
          await run.finished;
          strip.replaceChildren(...cells(stands));
        }),
      );
    },
    /** What they show, or showed before they ran. */
    standing: () => shown,
    /** Marks a line that pays; @param rows its row on each reel that won. */
    showLine(rows: readonly number[], isGain: boolean): void {
      rows.forEach((row, reel) => {
        cellAt(reel, row)?.classList.add('paid');
      });
      const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ');
      lineLayer.append(svg('polyline', { points, class: isGain ? 'gain' : 'plain' }));
    },
    /** Marks a symbol wherever it is seen. */
    showSymbol(symbol: string): void {
      shown.forEach((column, reel) => {
        column.forEach((each, row) => {
          if (each === symbol) cellAt(reel, row)?.classList.add('paid');
        });
      });
    },
    clear(): void {
      lineLayer.replaceChildren();
      for (const cell of element.querySelectorAll('.paid')) cell.classList.remove('paid');
    },
  };
}
export type Reels = ReturnType<typeof createReels>;

const cellsOf = (look: GameLook) => (symbols: readonly string[]) =>
  symbols.map(symbol => h('div', { class: 'cell', 'data-symbol': symbol }, symbolPicture(look, symbol)));

/** Symbols of a reel in their own order, to run by. */
function fillers({ reels }: SlotRules, reel: number): string[] {
  const symbols = reels[reel] ?? [];
  return Array.from({ length: running }, (_, at) => symbols[(at * 5 + reel * 3) % symbols.length] ?? '');
}
