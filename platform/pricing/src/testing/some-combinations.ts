import {
  markets,
  mayCombine,
  type Phase,
  pickOf,
  type SameMatchPart,
  sameMatchGroups,
  sameMatchRtype,
} from '@lobby/betting';

/** Every pick that may be part of a combination before the match or in play, lines up to `most` goals included. */
export function partsOf(phase: Phase, most = 4): readonly SameMatchPart[] {
  const ofPhase = markets.filter(market => market.phase === phase && !/^[AB]/.test(market.wtype));
  const halves = Array.from({ length: most }, (_, goals) => `${goals}.5`);
  const parts = ofPhase.flatMap(market =>
    market.picks.flatMap(pick =>
      (market.lineField ? halves : ['']).flatMap(line =>
        (market.kind === 'handicap' ? (['H', 'C'] as const) : ([''] as const)).map(strong => ({
          ...{ market, pick, line, strong },
        })),
      ),
    ),
  );
  return parts.filter(part => mayCombine(pickOf(part)));
}

/** A combination of two to four of these parts, now and then with an alternative, drawn by `next`. */
export function someCombination(parts: readonly SameMatchPart[], next: () => number) {
  for (;;) {
    const draw = () => parts[Math.floor(parts.length * next())]!;
    const groups = Array.from({ length: 2 + Math.floor(3 * next()) }, () =>
      next() < 0.2 ? [draw(), draw()] : [draw()],
    );
    const rtype = sameMatchRtype(groups.map(group => group.map(pickOf)));
    const read = rtype === undefined ? undefined : sameMatchGroups(rtype);
    if (rtype !== undefined && read) return { rtype, groups: read };
  }
}
