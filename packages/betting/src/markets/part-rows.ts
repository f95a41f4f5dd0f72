import type { Market, MarketPick, Phase } from './market.ts';
import { type QuarterPeriod, quarterPeriods } from './periods.ts';

const phases = [
  { phase: 'pre', live: '' },
  { phase: 'live', live: 'R' },
] as const satisfies readonly { phase: Phase; live: string }[];

/**
 * Handicap and total of each quarter, and who wins a quarter or the first half, returned where nobody does. Their names are
 * ours, made as those of the first half.
 */
export const partRows: readonly Market[] = (['half', ...quarterPeriods] as const).flatMap(period =>
  phases.flatMap(({ phase, live }) => rowsOf(period, phase, live)),
);

function rowsOf(period: 'half' | QuarterPeriod, phase: Phase, live: string): Market[] {
  const part = period === 'half' ? 'H' : period;
  const [handicap, total, winner] = [`${part}R${live && 'E'}`, `${part}${live}OU`, `${part}${live}DNB`];
  const ground = { period, phase } as const;
  const winnerRow: Market = {
    ...ground,
    kind: 'draw-no-bet',
    wtype: winner,
    paired: false,
    picks: sides(winner),
  };
  if (period === 'half') return [winnerRow];
  return [
    {
      ...ground,
      kind: 'handicap',
      wtype: handicap,
      lineField: `ratio_${handicap.toLowerCase()}`,
      strongField: `strong_${handicap.toLowerCase()}`,
      paired: true,
      picks: sides(handicap),
    },
    {
      ...ground,
      kind: 'total',
      wtype: total,
      lineField: `ratio_${total.toLowerCase()}o`,
      paired: true,
      picks: [
        { pick: 'O', chose: 'C', rtype: `${total}C`, priceField: `ior_${total}C` },
        { pick: 'U', chose: 'H', rtype: `${total}H`, priceField: `ior_${total}H` },
      ],
    },
    winnerRow,
  ];
}

function sides(wtype: string): readonly MarketPick[] {
  return (['H', 'C'] as const).map(side => ({
    pick: side,
    chose: side,
    rtype: `${wtype}${side}`,
    priceField: `ior_${wtype}${side}`,
  }));
}
