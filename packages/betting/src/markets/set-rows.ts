import type { Market, MarketPick, Phase } from './market.ts';

const phases = [
  { phase: 'pre', live: '' },
  { phase: 'live', live: 'R' },
] as const satisfies readonly { phase: Phase; live: string }[];

/** The most sets that any match may have, and the lengths that a match may have. */
const mostSets = 11;
const lengths = [3, 5, 7, 9, 11] as const;

/** Markets of sports of sets beside handicap, total, who wins and odd/even, which count games, points or frames. Ours but for PD. */
export const setRows: readonly Market[] = phases.flatMap(({ phase, live }): Market[] => {
  const ground = { period: 'full', phase } as const;
  const handicap = `${live}SR`;
  const sides = (wtype: string) => (['H', 'C'] as const).map(side => pickOf(wtype, side, side));
  return [
    {
      ...ground,
      kind: 'set-handicap',
      wtype: handicap,
      lineField: `ratio_${handicap.toLowerCase()}`,
      strongField: `strong_${handicap.toLowerCase()}`,
      paired: true,
      picks: sides(handicap),
    },
    ...Array.from({ length: mostSets }, (_, at): Market => {
      const wtype = `${live}S${at + 1}M`;
      return { ...ground, kind: 'set-winner', set: at + 1, wtype, paired: false, picks: sides(wtype) };
    }),
    ...lengths.map((bestOf): Market => {
      const wtype = `${live}PD${bestOf}`;
      const picks = scoresOf(bestOf).map(([h, c]) => pickOf(wtype, `${h}:${c}`, `${h}${c}`));
      return { ...ground, kind: 'set-score', bestOf, wtype, paired: false, picks };
    }),
  ];
});

/** Home wins first, the clearest score before the others. */
function scoresOf(bestOf: number): readonly (readonly [number, number])[] {
  const enough = (bestOf + 1) / 2;
  const others = Array.from({ length: enough }, (_, sets) => sets);
  return [...others.map(sets => [enough, sets] as const), ...others.map(sets => [sets, enough] as const)];
}

function pickOf(wtype: string, pick: string, suffix: string): MarketPick {
  const rtype = `${wtype}${suffix}`;
  return { pick, chose: pick === 'H' || pick === 'C' ? pick : '', rtype, priceField: `ior_${rtype}` };
}
