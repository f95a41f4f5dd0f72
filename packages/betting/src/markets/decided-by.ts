import { isOfBothHalves } from './market.ts';
import { findPick } from './markets.ts';
import type { Period } from './periods.ts';
import { pickOf, sameMatchGroups } from './same-match.ts';

/** The scores that decide a selection: of which period, or of half-time and the end; undefined for one that is not traded. */
export function decidedBy({
  wtype,
  rtype,
}: {
  readonly wtype: string;
  readonly rtype: string;
}): Period | 'both' | undefined {
  const market = findPick(wtype, rtype)?.market;
  if (market && isOfBothHalves(market.kind)) return 'both';
  if (market?.kind !== 'same-match') return market?.period;
  const [one, ...others] = new Set(
    (sameMatchGroups(rtype) ?? []).flat().map(part => decidedBy(pickOf(part))),
  );
  return others.length === 0 ? one : 'both';
}
