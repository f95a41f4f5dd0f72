import { alternates, type Market, type MarketPick, type Phase } from './market.ts';
import type { Period } from './periods.ts';

/** Everything but the picks' own fields is regular: R in front means in play, H in front means first half. */
const grounds = [
  { period: 'full', phase: 'pre', half: '', live: '' },
  { period: 'full', phase: 'live', half: '', live: 'R' },
  { period: 'half', phase: 'pre', half: 'H', live: '' },
  { period: 'half', phase: 'live', half: 'H', live: 'R' },
] as const satisfies readonly { period: Period; phase: Phase; half: string; live: string }[];

/** Handicap, over/under and 1X2, full time and first half, before and in play. */
export const mainRows: readonly Market[] = grounds.flatMap(({ period, phase, half, live }) => {
  const handicap = `${half}R${live && 'E'}`;
  const total = `${half}${live}OU`;
  const winner = `${half}${live}M`;
  const ground = { period, phase };
  return [
    {
      ...ground,
      kind: 'handicap',
      wtype: handicap,
      // Before the match the names are ratio and hratio; in play they carry the wtype.
      lineField: live ? `ratio_${handicap.toLowerCase()}` : `${half.toLowerCase()}ratio`,
      strongField: half ? 'hstrong' : 'strong',
      paired: true,
      picks: sides(handicap, ['H', 'C']),
    },
    {
      ...ground,
      kind: 'total',
      wtype: total,
      lineField: live ? `ratio_${total.toLowerCase()}o` : `ratio_${half.toLowerCase()}o`,
      paired: true,
      // Over carries the C price and under the H price.
      picks: overUnder(`${total}C`, `${total}H`),
    },
    { ...ground, kind: '1x2', wtype: winner, paired: false, picks: sides(winner, ['H', 'N', 'C']) },
  ] satisfies Market[];
});

/** Markets of the match page. */
export const otherRows: readonly Market[] = grounds.flatMap(({ period, phase, half, live }): Market[] => {
  const ground = { period, phase };
  const oddEven = `${half}${live}EO`;
  const score = `${half}${live}`;
  const both: Market[] = [
    {
      ...ground,
      kind: 'odd-even',
      wtype: oddEven,
      paired: true,
      picks: [
        { pick: 'ODD', chose: 'H', rtype: 'ODD', priceField: `ior_${oddEven}O` },
        { pick: 'EVEN', chose: 'C', rtype: 'EVEN', priceField: `ior_${oddEven}E` },
      ],
    },
    {
      ...ground,
      kind: 'correct-score',
      wtype: `${score}PD`,
      paired: false,
      picks: [
        ...correctScores(half ? 3 : 4).map(([h, c]) => ({
          pick: `${h}:${c}`,
          chose: '' as const,
          rtype: `H${h}C${c}`,
          priceField: `ior_${score}H${h}C${c}`,
        })),
        { pick: 'OTHER', chose: '', rtype: 'OVH', priceField: `ior_${score}OVH` },
      ],
    },
  ];
  const bothScore: Market = {
    ...ground,
    kind: 'both-score',
    wtype: `${score}TS`,
    paired: false,
    picks: ['Y', 'N'].map(pick => ({
      pick,
      chose: '' as const,
      rtype: pick,
      priceField: `ior_${score}TS${pick}`,
    })),
  };
  if (half) return [...both, bothScore];
  return [
    ...both,
    {
      ...ground,
      kind: 'total-goals',
      wtype: `${live}T`,
      paired: false,
      picks: [
        { pick: '0-1', chose: '', rtype: '0~1', priceField: `ior_${live}T01` },
        { pick: '2-3', chose: '', rtype: '2~3', priceField: `ior_${live}T23` },
        { pick: '4-6', chose: '', rtype: '4~6', priceField: `ior_${live}T46` },
        { pick: '7+', chose: '', rtype: 'OVER', priceField: `ior_${live}OVER` },
      ],
    },
    {
      ...ground,
      kind: 'half-full',
      wtype: `${live}F`,
      paired: false,
      picks: ['HH', 'HN', 'HC', 'NH', 'NN', 'NC', 'CH', 'CN', 'CC'].map(pick => ({
        pick,
        chose: '' as const,
        rtype: `F${pick}`,
        priceField: `ior_${live}F${pick}`,
      })),
    },
    bothScore,
  ];
});

/** The alternate full-time lines A to F, on the same game as the main line. */
export const alternateRows: readonly Market[] = alternates.flatMap(alternate =>
  grounds
    .filter(ground => ground.period === 'full')
    .flatMap(({ period, phase, live }): Market[] => {
      const handicap = `${alternate}R${live && 'E'}`;
      const total = `${alternate}${live}OU`;
      return [
        {
          kind: 'handicap',
          period,
          phase,
          alternate,
          wtype: handicap,
          lineField: `ratio_${handicap.toLowerCase()}`,
          // Ours: an alternate of a level match may be given by the other side.
          strongField: `strong_${handicap.toLowerCase()}`,
          paired: true,
          picks: sides(handicap, ['H', 'C']),
        },
        {
          kind: 'total',
          period,
          phase,
          alternate,
          wtype: total,
          lineField: `ratio_${total.toLowerCase()}o`,
          paired: true,
          picks: overUnder(`${total}O`, `${total}U`),
        },
      ];
    }),
);

function sides(prefix: string, order: readonly ('H' | 'N' | 'C')[]): readonly MarketPick[] {
  return order.map(side => ({
    pick: side,
    chose: side,
    rtype: `${prefix}${side}`,
    priceField: `ior_${prefix}${side}`,
  }));
}

function overUnder(over: string, under: string): readonly MarketPick[] {
  return [
    { pick: 'O', chose: 'C', rtype: over, priceField: `ior_${over}` },
    { pick: 'U', chose: 'H', rtype: under, priceField: `ior_${under}` },
  ];
}

function correctScores(most: number): readonly (readonly [number, number])[] {
  const goals = Array.from({ length: most + 1 }, (_, n) => n);
  return goals.flatMap(h => goals.map(c => [h, c] as const));
}
