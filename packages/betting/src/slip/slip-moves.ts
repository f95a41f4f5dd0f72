import { SLIP_LIMIT } from '@lobby/sports';
import type { Slip, SlipChange, SlipItem, SlipRule } from './slip.ts';

/**
 * A press on a price. A selection already in the slip is removed. An outright clears the others and ends the series.
 * Any other selection replaces items of its match or event, and clears a single-mode slip or outrights. The eleventh
 * is rejected.
 */
export function addSelection<Item extends SlipItem>(slip: Slip<Item>, picked: Item): SlipChange<Item> {
  if (slip.confirming) return refused(slip, 'confirming');
  if (slip.items.some(item => item.key === picked.key)) return removeSelection(slip, picked.key);
  const kept = picked.champion ? keptByChampion(slip) : keptBy(slip, picked);
  if (kept.length >= SLIP_LIMIT) return refused(slip, 'limit');
  const removed = slip.items.filter(item => !kept.includes(item));
  const series = slip.series && !picked.champion;
  return changed(slip, { ...slip, series, items: [picked, ...kept] }, removalRule(removed, picked));
}

/** Takes one item out. */
export function removeSelection<Item extends SlipItem>(slip: Slip<Item>, key: string): SlipChange<Item> {
  if (slip.confirming) return refused(slip, 'confirming');
  return changed(slip, { ...slip, items: slip.items.filter(item => item.key !== key) });
}

/** Multiple mode on or off; leaving it ends the series and keeps only the last item selected (the top one). */
export function setMultiple<Item extends SlipItem>(slip: Slip<Item>, on: boolean): SlipChange<Item> {
  if (slip.confirming) return refused(slip, 'confirming');
  if (on) return changed(slip, { ...slip, mode: 'multiple' });
  const left = { ...slip, mode: 'single', series: false, items: slip.items.slice(0, 1) } as const;
  return changed(slip, left, slip.items.length > 1 ? 'left-multiple' : undefined);
}

/** Series on or off: on marks legs of one match or event invalid. */
export function setSeries<Item extends SlipItem>(slip: Slip<Item>, on: boolean): SlipChange<Item> {
  if (slip.confirming) return refused(slip, 'confirming');
  return changed(slip, { ...slip, series: on });
}

/** An empty slip of one item. */
export function clearSlip<Item extends SlipItem>(slip: Slip<Item>): SlipChange<Item> {
  if (slip.confirming) return refused(slip, 'confirming');
  return changed(slip, { ...slip, mode: 'single', series: false, items: [] });
}

/** Undo. An order may have been sent since, so it is refused while one is being confirmed. */
export function restoreSlip<Item extends SlipItem>(slip: Slip<Item>, before: Slip<Item>): SlipChange<Item> {
  if (slip.confirming) return refused(slip, 'confirming');
  const { before: _, rule: __, ...change } = changed(slip, { ...before, confirming: false });
  return change;
}

function keptByChampion<Item extends SlipItem>(slip: Slip<Item>): readonly Item[] {
  return slip.mode === 'single' ? [] : slip.items.filter(item => item.champion);
}

function keptBy<Item extends SlipItem>(slip: Slip<Item>, picked: Item): readonly Item[] {
  const clears = (slip.mode === 'single' && !slip.series) || slip.items.some(item => item.champion);
  return clears ? [] : slip.items.filter(item => !sameMatch(item, picked));
}

function removalRule(removed: readonly SlipItem[], picked: SlipItem): SlipRule | undefined {
  if (removed.length === 0) return undefined;
  if (removed.some(item => Boolean(item.champion) !== Boolean(picked.champion))) return 'champion';
  // Outrights of one event may stand together.
  if (picked.champion) return 'replaced';
  if (removed.some(item => item.gid === picked.gid)) return 'same-match';
  return removed.some(item => sameMatch(item, picked)) ? 'same-event' : 'replaced';
}

function sameMatch(one: SlipItem, other: SlipItem): boolean {
  const [event, ofOther] = [one.gidm || one.gide, other.gidm || other.gide];
  return one.gid === other.gid || (event !== '' && event === ofOther);
}

function refused<Item extends SlipItem>(slip: Slip<Item>, rule: 'confirming' | 'limit'): SlipChange<Item> {
  return { slip, removed: [], invalidated: [], rule };
}

/** What became of a slip: legs of one match marked, and what that and `removal`, the rule behind removals, did. */
function changed<Item extends SlipItem>(
  before: Slip<Item>,
  next: Slip<Item>,
  removal?: SlipRule,
): SlipChange<Item> {
  const slip = marked(next);
  const removed = before.items.filter(({ key }) => !slip.items.some(item => item.key === key));
  const wasInvalid = new Set(before.items.filter(item => item.invalid).map(({ key }) => key));
  const invalidated = slip.items.filter(item => item.invalid && !wasInvalid.has(item.key));
  const rule = removal ?? (invalidated.length > 0 ? 'series-same-match' : undefined);
  const change = { slip, removed, invalidated };
  return rule === undefined ? change : { ...change, rule, before };
}

function marked<Item extends SlipItem>(slip: Slip<Item>): Slip<Item> {
  const items = slip.items.map(item => {
    const invalid = slip.series && slip.items.some(other => other !== item && sameMatch(other, item));
    return Boolean(item.invalid) === invalid ? item : { ...item, invalid };
  });
  // More than one item is possible in multiple mode only.
  return { ...slip, items, mode: items.length > 1 ? 'multiple' : slip.mode };
}
