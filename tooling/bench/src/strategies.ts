import { dose } from './dose.ts';
import type { Figure } from './figure.ts';
import { type CashOutCell, cashOutCells } from './strategies/cash-out/cash-out-cells.ts';
import { soldKinds } from './strategies/cash-out/sold-kinds.ts';
import { type PlayedCell, playedCells, timings } from './strategies/played/played-cells.ts';
import { playedKinds } from './strategies/played/played-kinds.ts';
import {
  type Cell,
  lateLevelCells,
  matchSpeeds,
  movedLineCells,
  strategyCells,
} from './strategies/strategy-cells.ts';

const occasions = dose(1_000, 4);
const playedOccasions = dose(200, 2);
const soldRounds = dose(8, 1);

/** The expected return of betting, and of selling back, by a rule, by the drawing law. It has no random part. */
export function strategyFigures(): Figure[] {
  return [...goalFigures(), ...playedFigures(), ...cashOutFigures()];
}

/** A row for each strategy, phase and pace, the best of the three policies first. */
function goalFigures(): Figure[] {
  return matchSpeeds.flatMap(matchSpeed => {
    const cells = [
      ...strategyCells(matchSpeed, 'before', occasions),
      ...strategyCells(matchSpeed, 'in play', occasions),
      ...movedLineCells(matchSpeed, occasions / 20),
      ...lateLevelCells(matchSpeed, occasions / 20),
    ];
    const rows = new Map<string, Cell[]>();
    for (const cell of cells.filter(({ accepted }) => accepted > 0)) {
      const key = `${cell.strategy}, ${cell.phase}, ${cell.matchSpeed}`;
      rows.set(key, [...(rows.get(key) ?? []), cell]);
    }
    return [...rows].map(([what, policies]) => figure(what, policies));
  });
}

/** A row for each sport that is priced by its law, timing and knowledge: the best market. */
function playedFigures(): Figure[] {
  return playedKinds.flatMap(kind =>
    [1, 60].flatMap(speed =>
      timings.flatMap(timing => {
        const rows = new Map<string, PlayedCell[]>();
        for (const cell of playedCells(kind, timing, speed, playedOccasions)) {
          const key = `best bet by ${cell.knows}, ${timing}, ${kind.name}, speed ${speed}`;
          if (cell.accepted > 0) rows.set(key, [...(rows.get(key) ?? []), cell]);
        }
        return [...rows].map(([what, cells]) => {
          const best = cells.reduce((one, other) => (other.expected > one.expected ? other : one));
          const { market, policy, accepted, asked } = best;
          return row(what, best.expected, `${market}, ${policy} (${accepted} of ${asked})`);
        });
      }),
    ),
  );
}

/** A row for each kind of match, phase and kind of ticket, the best rule of selling first. */
function cashOutFigures(): Figure[] {
  return soldKinds.slice(-dose(soldKinds.length, 1)).flatMap(kind =>
    (['before', 'in play'] as const).flatMap(phase => {
      const rows = new Map<string, CashOutCell[]>();
      for (const cell of cashOutCells(kind, phase, soldRounds)) {
        const key = `${cell.ticket} sold back, ${phase}, ${kind.name}`;
        rows.set(key, [...(rows.get(key) ?? []), cell]);
      }
      return [...rows].map(([what, cells]) => {
        const sales = cells.map(
          ({ seller, expected, sold, bought }) => `${seller} ${percent(expected)} (${sold} of ${bought})`,
        );
        return row(what, Math.max(...cells.map(cell => cell.expected)), sales.join(', '));
      });
    }),
  );
}

function figure(what: string, policies: readonly Cell[]): Figure {
  const best = Math.max(...policies.map(cell => cell.expected));
  const beside = policies.map(
    ({ policy, expected, accepted, asked }) => `${policy} ${percent(expected)} (${accepted} of ${asked})`,
  );
  return row(what, best, beside.join(', '));
}

function row(what: string, best: number, beside: string): Figure {
  return { what, ours: percent(best), beside, ratio: '', goal: '≤ −1.5 %', met: best <= -0.015 };
}

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(2)} %`;
