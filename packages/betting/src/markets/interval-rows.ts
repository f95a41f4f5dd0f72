import type { Market, MarketPick, Phase } from './market.ts';
import { intervalPeriods } from './periods.ts';

const phases = [
  { phase: 'pre', live: '' },
  { phase: 'live', live: 'R' },
] as const satisfies readonly { phase: Phase; live: string }[];

/** Markets about the goals of one quarter of an hour. Named by us; the first has begun with the match. */
export const intervalRows: readonly Market[] = phases.flatMap(({ phase, live }) =>
  intervalPeriods
    .filter(period => phase === 'pre' || period !== 'I1')
    .flatMap((period): Market[] => {
      const ground = { period, phase } as const;
      const prefix = `${live}${period}`;
      const [handicap, total, winner] = [`${prefix}R`, `${prefix}OU`, `${prefix}M`];
      return [
        {
          ...ground,
          kind: 'handicap',
          wtype: handicap,
          lineField: `ratio_${handicap.toLowerCase()}`,
          strongField: `strong_${handicap.toLowerCase()}`,
          paired: true,
          picks: [pickOf(handicap, 'H', 'H'), pickOf(handicap, 'C', 'C')],
        },
        {
          ...ground,
          kind: 'total',
          wtype: total,
          lineField: `ratio_${total.toLowerCase()}o`,
          paired: true,
          picks: [pickOf(total, 'O', 'C'), pickOf(total, 'U', 'H')],
        },
        {
          ...ground,
          kind: '1x2',
          wtype: winner,
          paired: false,
          picks: (['H', 'N', 'C'] as const).map(side => pickOf(winner, side, side)),
        },
      ];
    }),
);

function pickOf(wtype: string, pick: string, chose: MarketPick['chose']): MarketPick {
  return { pick, chose, rtype: `${wtype}${pick}`, priceField: `ior_${wtype}${pick}` };
}
