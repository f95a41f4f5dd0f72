/** What the rules of the slip need to know of a selection. */
export interface SlipItem {
  readonly key: string;
  /** One line of a match. */
  readonly gid: string;
  /** The event container: two lines of one event share it (gide of the specification). */
  readonly gide: string;
  /** A champion (outright) selection. */
  readonly champion?: boolean;
  /** In a series: shares its match with another leg. */
  readonly invalid?: boolean;
}

/** The rules' view of a slip. `single` keeps one item; `series` is a parlay. */
export interface Slip<Item extends SlipItem = SlipItem> {
  readonly mode: 'single' | 'multiple';
  readonly series: boolean;
  readonly items: readonly Item[];
  /** An order is being confirmed: nothing may be selected. */
  readonly confirming: boolean;
}

/** Why a selection changed more, or less, than itself. Shown to the member by this name. */
export type SlipNotice = 'same-match' | 'same-event' | 'replaced' | 'champion' | 'limit' | 'confirming';

export interface SlipChange<Item extends SlipItem = SlipItem> {
  readonly slip: Slip<Item>;
  readonly removed: readonly Item[];
  readonly notice?: SlipNotice;
}

/** Most items a slip holds (specification section 5). */
export const SLIP_LIMIT = 10;

/**
 * A press on a price (specification section 4): a selection already in the slip is removed; an outright clears the
 * others and ends the series; a normal selection replaces items of its match or event, and clears the slip in single
 * mode or when it holds outrights; the eleventh is rejected; nothing changes while an order is being confirmed.
 */
export function addSelection<Item extends SlipItem>(slip: Slip<Item>, picked: Item): SlipChange<Item> {
  if (slip.confirming) return { slip, removed: [], notice: 'confirming' };
  if (slip.items.some(item => item.key === picked.key)) return removeSelection(slip, picked.key);
  if (picked.champion) return addChampion(slip, picked);

  const clash = slip.items.filter(item => sameMatch(item, picked));
  const clears = (slip.mode === 'single' && !slip.series) || slip.items.some(item => item.champion);
  const kept = clears ? [] : slip.items.filter(item => !sameMatch(item, picked));
  if (kept.length >= SLIP_LIMIT) return { slip, removed: [], notice: 'limit' };
  const removed = slip.items.filter(item => !kept.includes(item));
  return { slip: withItems(slip, [picked, ...kept]), removed, notice: noticeOf(removed, clash, picked) };
}

function addChampion<Item extends SlipItem>(slip: Slip<Item>, picked: Item): SlipChange<Item> {
  const kept = slip.mode === 'single' ? [] : slip.items.filter(item => item.champion);
  if (kept.length >= SLIP_LIMIT) return { slip, removed: [], notice: 'limit' };
  const removed = slip.items.filter(item => !kept.includes(item));
  const next = withItems({ ...slip, series: false }, [picked, ...kept]);
  return { slip: next, removed, notice: removed.length > 0 ? 'champion' : undefined };
}

/** Takes one item out. Refused while an order is being confirmed. */
export function removeSelection<Item extends SlipItem>(slip: Slip<Item>, key: string): SlipChange<Item> {
  if (slip.confirming) return { slip, removed: [], notice: 'confirming' };
  const removed = slip.items.filter(item => item.key === key);
  return {
    slip: withItems(
      slip,
      slip.items.filter(item => item.key !== key),
    ),
    removed,
  };
}

/** Multiple mode on or off; leaving it keeps only the last item selected (the top one). */
export function setMultiple<Item extends SlipItem>(slip: Slip<Item>, on: boolean): SlipChange<Item> {
  if (slip.confirming) return { slip, removed: [], notice: 'confirming' };
  if (on) return { slip: withItems({ ...slip, mode: 'multiple' }, slip.items), removed: [] };
  const removed = slip.items.slice(1);
  return { slip: withItems({ ...slip, mode: 'single', series: false }, slip.items.slice(0, 1)), removed };
}

/** Series on or off. It forces Hong Kong prices (the caller's part) and marks legs of one match invalid. */
export function setSeries<Item extends SlipItem>(slip: Slip<Item>, on: boolean): SlipChange<Item> {
  if (slip.confirming) return { slip, removed: [], notice: 'confirming' };
  return { slip: withItems({ ...slip, series: on }, slip.items), removed: [] };
}

function withItems<Item extends SlipItem>(slip: Slip<Item>, items: readonly Item[]): Slip<Item> {
  const marked = items.map(item => {
    const invalid = slip.series && items.some(other => other !== item && sameMatch(other, item));
    return Boolean(item.invalid) === invalid ? item : { ...item, invalid };
  });
  // More than one item is possible in multiple mode only.
  return { ...slip, items: marked, mode: marked.length > 1 ? 'multiple' : slip.mode };
}

function sameMatch(one: SlipItem, other: SlipItem): boolean {
  return one.gid === other.gid || (one.gide !== '' && one.gide === other.gide);
}

function noticeOf(
  removed: readonly SlipItem[],
  clash: readonly SlipItem[],
  picked: SlipItem,
): SlipNotice | undefined {
  if (removed.length === 0) return undefined;
  if (removed.some(item => item.champion)) return 'champion';
  if (clash.some(item => item.gid === picked.gid)) return 'same-match';
  return clash.length > 0 ? 'same-event' : 'replaced';
}
