import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { type CashOutCell, cashOutCells } from './cash-out-cells.ts';
import { matchKinds } from './match-kinds.ts';

const rounds = dose({ small: 1, deep: 6 });
const labelOf = ({ ticket, strategy }: CashOutCell) => `${ticket}, ${strategy}`;
const phases = ['before', 'in play'] as const;

describe.each(matchKinds)('a member who sells tickets back by a strategy, $name', kind => {
  it.each(phases)(
    'bought %s: loses 1.5 % or more by every strategy, and none that knows only what is public gains',
    phase => {
      const cells = cashOutCells(kind, phase, rounds);
      expect(new Set(cells.map(({ ticket }) => ticket)).size).toBeGreaterThan(1);
      for (const cell of cells) {
        expect(cell.expected, labelOf(cell)).toBeLessThan(-0.015);
        // Who knows the law sells by it: what little that gains stays far below what the bet cost.
        expect(cell.gain, labelOf(cell)).toBeLessThan(
          cell.strategy === 'sold above its worth' ? 0.005 : 0.000_001,
        );
      }
      const atOnce = cells.filter(({ strategy }) => strategy === 'sold at once');
      for (const { ticket, sold, bought } of atOnce) expect(sold / bought, ticket).toBeGreaterThan(0.3);
    },
  );
});

it('tickets that are worth a tenth less than the law says are sold back at a gain', () => {
  const [kind] = matchKinds;
  const tenthLess: typeof kind = {
    ...kind!,
    worthBy: (...moment) => {
      const law = kind!.worthBy(...moment);
      return bet => {
        const worth = law(bet);
        return worth === undefined ? undefined : (worth + 1) * 0.9 - 1;
      };
    },
  };
  const cells = cashOutCells(tenthLess, 'before', 1);
  const atOnce = cells.find(({ ticket, strategy }) => ticket === 'single' && strategy === 'sold at once');
  expect(atOnce?.gain).toBeGreaterThan(0.02);
});
