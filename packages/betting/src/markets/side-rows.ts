import type { Market, MarketKind, MarketPick, Phase } from './market.ts';

const phases = [
  { phase: 'pre', live: '' },
  { phase: 'live', live: 'R' },
] as const satisfies readonly { phase: Phase; live: string }[];

/** By how many goals who wins; a draw with goals, and none at all. */
const margins = ['H1', 'H2', 'H3', 'H4+', 'C1', 'C2', 'C3', 'C4+', 'N', '0:0'];

/** Markets about one side or about who wins, full time, beside handicap and 1X2. Draw no bet is named by us. */
export const sideRows: readonly Market[] = phases.flatMap(({ phase, live }): Market[] => {
  const ground = { period: 'full', phase } as const;
  const unlined = { ...ground, paired: false } as const;
  return [
    { ...unlined, kind: 'double-chance', wtype: `${live}DC`, picks: picks(`${live}DC`, ['HN', 'CN', 'HC']) },
    { ...unlined, kind: 'draw-no-bet', wtype: `${live}DNB`, picks: picks(`${live}DNB`, ['H', 'C']) },
    teamTotal('home-total', `${live}OUH`, ground),
    teamTotal('away-total', `${live}OUC`, ground),
    { ...unlined, kind: 'clean-sheet', wtype: `${live}CS`, picks: picks(`${live}CS`, ['H', 'C']) },
    { ...unlined, kind: 'win-to-nil', wtype: `${live}WN`, picks: picks(`${live}WN`, ['H', 'C']) },
    {
      ...unlined,
      kind: 'winning-margin',
      wtype: `${live}WM`,
      picks: margins.map(pick => pickOf(`${live}WM`, pick, pick.replace('4+', 'OV').replace('0:0', '0'))),
    },
  ];
});

/** Markets that compare the two halves of a match, each counted by itself, extra time apart. Named by us. */
export const bothHalvesRows: readonly Market[] = phases.flatMap(({ phase, live }): Market[] => [
  compared('most-goals-half', phase, `${live}MG`, ['1H', 'N', '2H']),
  compared('score-both-halves', phase, `${live}SB`, ['H', 'C']),
  compared('win-either-half', phase, `${live}WE`, ['H', 'C']),
  compared('win-both-halves', phase, `${live}WB`, ['H', 'C']),
]);

function compared(kind: MarketKind, phase: Phase, wtype: string, names: readonly string[]): Market {
  return { kind, period: 'full', phase, wtype, paired: false, picks: picks(wtype, names) };
}

function teamTotal(
  kind: 'home-total' | 'away-total',
  wtype: string,
  ground: Pick<Market, 'period' | 'phase'>,
): Market {
  const lineField = `ratio_${wtype.toLowerCase()}o`;
  return {
    ...{ ...ground, kind, wtype, lineField, paired: true },
    picks: [
      { pick: 'O', chose: 'C', rtype: `${wtype}O`, priceField: `ior_${wtype}O` },
      { pick: 'U', chose: 'H', rtype: `${wtype}U`, priceField: `ior_${wtype}U` },
    ],
  };
}

function picks(wtype: string, names: readonly string[]): readonly MarketPick[] {
  return names.map(name => pickOf(wtype, name, name));
}

function pickOf(wtype: string, pick: string, suffix: string): MarketPick {
  const rtype = `${wtype}${suffix}`;
  return { pick, chose: pick === 'H' || pick === 'C' ? pick : '', rtype, priceField: `ior_${rtype}` };
}
