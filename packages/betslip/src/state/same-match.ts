import {
  findPick,
  type MarketKind,
  mayCombine,
  pickOf,
  type SameMatchPart,
  type SameMatchPick,
  sameMatchGroups,
  sameMatchMarkets,
  sameMatchRtype,
  selectionKey,
} from '@lobby/betting';
import { findSport } from '@lobby/sports';
import type { BetslipState } from './betslip-state.ts';
import type { AgreedPrice, PickedSelection } from './selection.ts';

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
  const item = combinationOf(picked, parts.flat());
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
  const next =
    left.length > 1
      ? combinationOf(
          item,
          left.map(each => each.map(pickOf)),
        )
      : alone && pickAlone(item, alone);
  return next ? replaceItem({ ...state, notice: undefined, undo: undefined }, item, next) : state;
}

/** Whether a selection is a combination of one match. */
export function isSameMatch({ wtype }: Pick<PickedSelection, 'wtype'>): boolean {
  return Object.values(sameMatchMarkets).some(market => market.wtype === wtype);
}

/** The price of a selection that was never shown at one: the first that is offered is what the member agrees to. */
export function isUnpriced({ price, shown }: AgreedPrice): boolean {
  return shown === undefined && (price.kind === 'pair' ? price.home : price.odds) === '';
}

function partsOf(item: PickedSelection): readonly (readonly SameMatchPick[])[] {
  const groups = isSameMatch(item) ? sameMatchGroups(item.rtype) : undefined;
  if (groups) return groups.map(group => group.map(pickOf));
  const { wtype, rtype, agreed } = item;
  return [[{ wtype, rtype, line: agreed.line, strong: agreed.strong }]];
}

/** Two picks of a market of which one pick wins at most: no price would ever be offered for both. */
function excludeEachOther(parts: readonly SameMatchPick[]): boolean {
  const exclusive = parts
    .filter(({ wtype, rtype, line }) => line === '' && !overlaps.has(findPick(wtype, rtype)?.market.kind))
    .map(({ wtype }) => wtype);
  return new Set(exclusive).size < exclusive.length;
}

const overlaps: ReadonlySet<MarketKind | undefined> = new Set(['double-chance', 'clean-sheet']);

function combinationOf(
  item: PickedSelection,
  groups: readonly (readonly SameMatchPick[])[],
): PickedSelection | undefined {
  const rtype = sameMatchRtype(groups);
  if (rtype === undefined) return undefined;
  const { wtype } = sameMatchMarkets[item.live ? 'live' : 'pre'];
  const agreed: AgreedPrice = { price: { kind: 'decimal', odds: '' }, line: '', strong: '' };
  return { ...item, wtype, rtype, key: selectionKey(item.gid, wtype, rtype), agreed };
}

function pickAlone(item: PickedSelection, part: SameMatchPart): PickedSelection {
  const { wtype, rtype, line, strong } = pickOf(part);
  const side = part.pick.chose === 'H' ? 'H' : 'C';
  const price = part.market.paired
    ? ({ kind: 'pair', home: '', away: '', side } as const)
    : ({ kind: 'decimal', odds: '' } as const);
  return {
    ...item,
    wtype,
    rtype,
    key: selectionKey(item.gid, wtype, rtype),
    agreed: { price, line, strong },
  };
}

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
