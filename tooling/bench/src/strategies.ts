import { dose } from './dose.ts';
import type { Figure } from './figure.ts';
import { type BestBetCell, bestBetCells, timings } from './strategies/best-bet/best-bet-cells.ts';
import { type CashOutCell, cashOutCells } from './strategies/cash-out/cash-out-cells.ts';
import { matchKinds } from './strategies/cash-out/match-kinds.ts';
import { lawPricedSports } from './strategies/law-priced-sports.ts';
import {
  type Cell,
  lateLevelCells,
  matchSpeeds,
  movedLineCells,
  strategyCells,
} from './strategies/strategy-cells.ts';

const occasions = dose(1_000, 4);
const bestBetOccasions = dose(200, 2);
const cashOutRounds = dose(8, 1);

/** The expected return of betting and of selling back by each strategy, computed from the drawing law. It has no random part. */
export function strategyFigures(): Figure[] {
  return [...goalFigures(), ...bestBetFigures(), ...cashOutFigures()];
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
function bestBetFigures(): Figure[] {
  return lawPricedSports.flatMap(sport =>
    [1, 60].flatMap(speed =>
      timings.flatMap(timing => {
        const rows = new Map<string, BestBetCell[]>();
        for (const cell of bestBetCells(sport, timing, speed, bestBetOccasions)) {
          const key = `best bet by ${cell.knows}, ${timing}, ${sport.name}, speed ${speed}`;
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

/** A row for each kind of match, phase and kind of ticket, by the best strategy of selling, all strategies beside it. */
function cashOutFigures(): Figure[] {
  return matchKinds.slice(-dose(matchKinds.length, 1)).flatMap(kind =>
    (['before', 'in play'] as const).flatMap(phase => {
      const rows = new Map<string, CashOutCell[]>();
      for (const cell of cashOutCells(kind, phase, cashOutRounds)) {
        const key = `${cell.ticket} sold back, ${phase}, ${kind.name}`;
        rows.set(key, [...(rows.get(key) ?? []), cell]);
      }
      return [...rows].map(([what, cells]) => {
        const sales = cells.map(
          ({ strategy, expected, sold, bought }) => `${strategy} ${percent(expected)} (${sold} of ${bought})`,
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
