import {
  formatOfMarket,
  type OddsFormat,
  type Phase,
  sameMatchGroups,
  sameMatchInPhase,
  sameMatchMarkets,
} from '@lobby/betting';
import { mainSport, parseSportCode, SLIP_LIMIT } from '@lobby/sports';
import type { OpenLeg, PricedPick } from '../../ports/ports.ts';
import { isSameMatch } from '../../state/same-match/same-match-item.ts';
import { picksOf } from '../live-price.ts';

/** A pick of an open bet, as far as its price needs it. `live`: its match has begun. */
export type BackedPick = Pick<OpenLeg, 'key' | 'gtype' | 'wtype' | 'rtype' | 'price' | 'live'>;

/** What tells it from others whose price is followed: its price is told in the format of its bet. */
export function idOf({ key, price }: BackedPick): string {
  return `${price.format} ${key}`;
}

/** Its names before the match and in play, those of now first: a match that begins changes its markets. */
export function namesOf(pick: BackedPick): readonly [PricedPick, ...PricedPick[]] {
  const { key, wtype, rtype, live } = pick;
  const which = { gid: key.slice(0, key.indexOf('/')), gtype: parseSportCode(pick.gtype) ?? mainSport };
  const phases: readonly Phase[] = live ? ['live', 'pre'] : ['pre', 'live'];
  const names = isSameMatch(pick)
    ? phases.flatMap(phase => {
        const groups = sameMatchGroups(rtype);
        const moved = groups && sameMatchInPhase(groups, phase);
        return moved === undefined ? [] : [{ wtype: sameMatchMarkets[phase].wtype, rtype: moved }];
      })
    : picksOf(pick, phases);
  // What has no market in either phase, as a champion, is named as it was taken.
  const [first = { wtype, rtype }, ...others] = names.map(name => ({ wtype: name.wtype, rtype: name.rtype }));
  return [{ ...which, ...first }, ...others.map(name => ({ ...which, ...name }))];
}

/** Whose prices are asked for in one call: at most a slip of them, in one format. */
export interface PriceCall<One> {
  readonly format: OddsFormat;
  readonly each: readonly One[];
}

/** As few calls as ask for all of them. What is decimal in every format goes with whatever is asked for. */
export function priceCalls<One extends { readonly format: OddsFormat; readonly name: PricedPick }>(
  wanted: readonly One[],
): readonly PriceCall<One>[] {
  const converted = wanted.filter(({ format, name }) => formatOfMarket(name.wtype, format) !== 'E');
  const others = wanted.filter(one => !converted.includes(one));
  const formats = [...new Set(converted.map(({ format }) => format))];
  if (formats.length === 0) formats.push('E');
  return formats.flatMap((format, at) => {
    const each = [...converted.filter(one => one.format === format), ...(at === 0 ? others : [])];
    const calls = Math.ceil(each.length / SLIP_LIMIT);
    return Array.from({ length: calls }, (_, call) => ({
      format,
      each: each.slice(call * SLIP_LIMIT, (call + 1) * SLIP_LIMIT),
    }));
  });
}
