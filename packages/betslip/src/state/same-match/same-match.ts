import {
  findPick,
  type MarketKind,
  mayCombine,
  pickOf,
  type SameMatchPick,
  sameMatchGroups,
} from '@lobby/betting';
import { findSport } from '@lobby/sports';
import type { BetslipState } from '../betslip-state.ts';
import type { PickedSelection } from '../selection.ts';
import { combinationOf, keptKeys, keysOf, partsOf, pickAlone } from './same-match-item.ts';

/**
 * What may be made of a pick and the one of its match that it has just replaced: one bet on both, or nothing, because
 * one of them may return the stake.
 */
export type SameMatchOffer =
  | { readonly kind: 'combine'; readonly item: PickedSelection }
  | { readonly kind: 'may-push' };

/** The combination of the newest pick with what it replaced; undefined when it replaced nothing that it may stand with. */
export function sameMatchOffer({
  slip,
  undo,
  notice,
}: Pick<BetslipState, 'slip' | 'undo' | 'notice'>): SameMatchOffer | undefined {
  const [picked] = slip.items;
  const isReplaced = notice?.name === 'same-match' || notice?.name === 'same-event';
  if (!picked || !undo || !isReplaced || slip.series || slip.confirming) return undefined;
  if (!findSport(picked.gtype)?.sameMatch) return undefined;
  const removed = undo.slip.items.filter(({ gide, key }) => gide === picked.gide && key !== picked.key);
  const parts = [...removed, picked].map(partsOf);
  const all = parts.flat(2);
  if (excludeEachOther(all)) return undefined;
  if (!all.every(mayCombine)) return { kind: 'may-push' };
  const keys = [...removed, picked].flatMap(item => Object.entries(keysOf(item) ?? {}));
  const item = combinationOf({ ...picked, parts: Object.fromEntries(keys) }, parts.flat());
  return item && { kind: 'combine', item };
}

/** The slip with the newest pick and what it replaced as one bet; the stake of the pick goes to it. */
export function combineSameMatch(state: BetslipState): BetslipState {
  const offer = sameMatchOffer(state);
  const [picked] = state.slip.items;
  if (offer?.kind !== 'combine' || !picked) return state;
  return replaceItem({ ...state, notice: undefined, undo: undefined }, picked, offer.item);
}

/** The slip without one group of a combination; the last group that is left is a pick by itself again. */
export function withoutGroup(state: BetslipState, key: string, group: number): BetslipState {
  const item = state.slip.items.find(each => each.key === key);
  const groups = (item && sameMatchGroups(item.rtype)) ?? [];
  if (!item || state.slip.confirming) return state;
  const left = groups.filter((_, at) => at !== group);
  const [[alone] = []] = left;
  const parts = keptKeys(item, left);
  const next =
    left.length > 1
      ? combinationOf(
          { ...item, parts },
          left.map(each => each.map(pickOf)),
        )
      : alone && pickAlone(item, alone);
  return next ? replaceItem({ ...state, notice: undefined, undo: undefined }, item, next) : state;
}

/** Takes the pick out that a press on its price put into a combination; undefined when there is none. */
export function withoutPressed(state: BetslipState, pressed: string): BetslipState | undefined {
  for (const { key, rtype, parts = {} } of state.slip.items) {
    const text = Object.keys(parts).find(each => parts[each] === pressed);
    const group = text === undefined ? -1 : rtype.split('+').indexOf(text);
    if (group >= 0) return withoutGroup(state, key, group);
  }
  return undefined;
}

/** Two picks of a market of which one pick wins at most: no price would ever be offered for both. */
function excludeEachOther(parts: readonly SameMatchPick[]): boolean {
  const exclusive = parts
    .filter(({ wtype, rtype, line }) => line === '' && !overlaps.has(findPick(wtype, rtype)?.market.kind))
    .map(({ wtype }) => wtype);
  return new Set(exclusive).size < exclusive.length;
}

const overlaps: ReadonlySet<MarketKind | undefined> = new Set(['double-chance', 'clean-sheet']);

function replaceItem(state: BetslipState, old: PickedSelection, item: PickedSelection): BetslipState {
  const { [old.key]: stake, ...stakes } = state.stakes;
  const items = state.slip.items.map(each => (each === old ? item : each));
  return {
    ...state,
    slip: { ...state.slip, items },
    stakes: stake === undefined ? stakes : { ...stakes, [item.key]: stake },
    waiting: state.waiting.filter(key => key !== old.key),
    restored: false,
  };
}
