import {
  comparesHalves,
  findPick,
  isOfGoalTimes,
  type MarketKind,
  marketByWtype,
  mayCombine,
  pickOf,
  type SameMatchPick,
  sameMatchGroups,
  sameMatchPart,
} from '@lobby/betting';
import { findSport } from '@lobby/sports';
import type { BetslipState } from '../betslip-state.ts';
import { withNotice } from '../change-selections.ts';
import type { PickedSelection } from '../selection.ts';
import { combinationOf, keptKeys, keysOf, partsOf, pickAlone } from './same-match-item.ts';

/** Picks of which one is enough. */
type Group = readonly SameMatchPick[];

/**
 * What may be made of a pick and the one of its match that it has just replaced: one bet on both; the same bet with the
 * pick as an alternative; or nothing, for a reason.
 */
export type SameMatchOffer =
  | { readonly kind: 'combine' | 'alternative'; readonly item: PickedSelection }
  | { readonly kind: 'may-push' }
  | { readonly kind: 'of-goal-times' | 'of-both-halves' | 'of-sub-match' };

/** What is offered of the newest pick and what it replaced; undefined when it replaced nothing that it may stand with. */
export function sameMatchOffer({
  slip,
  undo,
  notice,
}: Pick<BetslipState, 'slip' | 'undo' | 'notice'>): SameMatchOffer | undefined {
  const [picked] = slip.items;
  const isReplaced = notice?.name === 'same-match' || notice?.name === 'same-event';
  if (!picked || !undo || !isReplaced || slip.confirming) return undefined;
  if (!findSport(picked.gtype)?.sameMatch) return undefined;
  const removed = undo.slip.items.filter(
    item => eventOf(item) === eventOf(picked) && item.key !== picked.key,
  );
  if ([picked, ...removed].some(({ gidm }) => gidm)) return { kind: 'of-sub-match' };
  const groups = removed.flatMap(partsOf);
  const added = partsOf(picked);
  const isAlternative = excludeEachOther([...groups, ...added]);
  const all = isAlternative ? withAlternative(groups, added.flat()) : [...groups, ...added];
  if (!all) return undefined;
  if (all.flat().some(isOfTimes)) return { kind: 'of-goal-times' };
  if (all.flat().some(isOfHalves)) return { kind: 'of-both-halves' };
  if (!all.flat().every(mayCombine)) return { kind: 'may-push' };
  const keys = [...removed, picked].flatMap(item => Object.entries(keysOf(item) ?? {}));
  const item = combinationOf({ ...picked, parts: Object.fromEntries(keys) }, all);
  return item && { kind: isAlternative ? 'alternative' : 'combine', item };
}

function isOfTimes({ wtype }: SameMatchPick): boolean {
  const market = marketByWtype(wtype);
  return market !== undefined && isOfGoalTimes(market);
}

function isOfHalves({ wtype }: SameMatchPick): boolean {
  const market = marketByWtype(wtype);
  return market !== undefined && comparesHalves(market.kind);
}

const eventOf = ({ gide, gidm }: PickedSelection) => gidm || gide;

/** The groups with a pick beside the others of its market; undefined where it has no place, or one of them must win. */
function withAlternative(groups: readonly Group[], [pick]: Group): readonly Group[] | undefined {
  const at = groups.findIndex(group => group.every(({ wtype }) => wtype === pick?.wtype));
  const group = groups[at];
  const market = pick && findPick(pick.wtype, pick.rtype)?.market;
  if (!pick || !group || !market || group.length + 1 >= market.picks.length) return undefined;
  return groups.with(at, [...group, pick]);
}

/** The slip with the newest pick and what it replaced as one bet; the stake of the pick goes to it. */
export function combineSameMatch(state: BetslipState): BetslipState {
  const offer = sameMatchOffer(state);
  const [picked] = state.slip.items;
  if (!offer || !('item' in offer) || !picked) return state;
  return replaceItem({ ...state, notice: undefined, undo: undefined }, picked, offer.item);
}

/**
 * The slip without one part of a combination, by its text. The last part that is left is a pick by itself again; of
 * alternatives that are left alone it is the first, which can be undone.
 */
export function withoutPart(state: BetslipState, key: string, text: string): BetslipState {
  const item = state.slip.items.find(each => each.key === key);
  const groups = (item && sameMatchGroups(item.rtype)) ?? [];
  if (!item || state.slip.confirming) return state;
  const left = groups
    .map(group => group.filter(part => sameMatchPart(pickOf(part)) !== text))
    .filter(group => group.length > 0);
  const [[alone, other] = []] = left;
  const parts = keptKeys(item, left);
  const next =
    left.length > 1
      ? combinationOf(
          { ...item, parts },
          left.map(each => each.map(pickOf)),
        )
      : alone && pickAlone(item, alone);
  if (!next) return state;
  const changed = replaceItem({ ...state, notice: undefined, undo: undefined }, item, next);
  if (left.length > 1 || !other) return changed;
  const undo = { slip: state.slip, stakes: state.stakes };
  return withNotice({ ...changed, undo }, 'alternatives-apart');
}

/** Takes the pick out that a press on its price put into a combination; undefined when there is none. */
export function withoutPressed(state: BetslipState, pressed: string): BetslipState | undefined {
  for (const { key, parts = {} } of state.slip.items) {
    const text = Object.keys(parts).find(each => parts[each] === pressed);
    if (text !== undefined) return withoutPart(state, key, text);
  }
  return undefined;
}

/** Two picks of a market of which one pick wins at most: no price would ever be offered for both. */
function excludeEachOther(groups: readonly Group[]): boolean {
  // Alternatives of one market stand in one group, and count once.
  const exclusive = groups.flatMap(group => [
    ...new Set(group.filter(isExclusive).map(({ wtype }) => wtype)),
  ]);
  return new Set(exclusive).size < exclusive.length;
}

function isExclusive({ wtype, rtype, line }: SameMatchPick): boolean {
  return line === '' && !overlaps.has(findPick(wtype, rtype)?.market.kind);
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
