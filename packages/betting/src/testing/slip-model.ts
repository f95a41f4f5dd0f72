import type { Slip, SlipEvent, SlipItem } from '../slip/slip.ts';

/** A slip as the rules speak of it (docs/rules.md#slip). */
export interface ModelSlip {
  readonly items: readonly SlipItem[];
  readonly multiple: boolean;
  readonly series: boolean;
  readonly confirming: boolean;
}

/** What an event did, by the model: keys where the engine has items. */
export interface ModelChange {
  readonly slip: ModelSlip;
  readonly removed: readonly string[];
  readonly invalidated: readonly string[];
  readonly rule: string | undefined;
  readonly undoable: boolean;
}

/**
 * One event by the rules of the slip, written down one after the other, slowly and without the engine's functions: what
 * the engine is compared with.
 */
export function modelStep(slip: ModelSlip, event: SlipEvent): ModelChange {
  if (event.type === 'confirmingSet') return outcome(slip, { ...slip, confirming: event.on });
  if (slip.confirming) return refusal(slip, 'confirming');
  switch (event.type) {
    case 'selected':
      return select(slip, event.item);
    case 'removed':
      return outcome(slip, { ...slip, items: without(slip.items, event.key) });
    case 'multipleSet': {
      if (event.on) return outcome(slip, { ...slip, multiple: true });
      const rule = slip.items.length > 1 ? 'left-multiple' : undefined;
      const items = slip.items.slice(0, 1);
      return outcome(slip, { ...slip, multiple: false, series: false, items }, rule);
    }
    case 'seriesSet':
      return outcome(slip, { ...slip, series: event.on });
    case 'cleared':
      return outcome(slip, { ...slip, items: [], multiple: false, series: false });
    case 'restored': {
      const change = outcome(slip, { ...modelOf(event.before), confirming: false });
      return { ...change, rule: undefined, undoable: false };
    }
  }
}

function select(slip: ModelSlip, picked: SlipItem): ModelChange {
  // Selecting an existing item removes it.
  for (const item of slip.items) {
    if (item.key === picked.key) return outcome(slip, { ...slip, items: without(slip.items, picked.key) });
  }
  let items = [...slip.items];
  let series = slip.series;
  let rule: string | undefined;
  if (picked.champion) {
    // A champion clears non-champion items and turns series off.
    if (items.some(item => !item.champion)) rule = 'champion';
    items = items.filter(item => item.champion);
    series = false;
    // One item is all that a slip outside multiple mode holds.
    if (!slip.multiple && items.length > 0) {
      rule ??= 'replaced';
      items = [];
    }
  } else {
    // The slip is cleared if champion items are present, or if it is single and not a series.
    const hasChampion = items.some(item => item.champion);
    const isAlone = !slip.multiple && !slip.series;
    // Items of the same match, or the same gide, are removed in any case.
    const sameGid = items.some(item => item.gid === picked.gid);
    const sameGide = items.some(item => item.gide !== '' && item.gide === picked.gide);
    if (hasChampion) rule = 'champion';
    else if (sameGid) rule = 'same-match';
    else if (sameGide) rule = 'same-event';
    else if (isAlone && items.length > 0) rule = 'replaced';
    items = items.filter(item => item.gid !== picked.gid);
    items = items.filter(item => item.gide === '' || item.gide !== picked.gide);
    if (hasChampion || isAlone) items = [];
  }
  if (items.length === 10) return refusal(slip, 'limit');
  return outcome(slip, { ...slip, series, items: [picked, ...items] }, rule);
}

/** Marks and forces what the rules mark and force, and says what that changed. */
function outcome(before: ModelSlip, after: ModelSlip, rule?: string): ModelChange {
  const items = after.items.map((item, at) => {
    let invalid = false;
    for (const [otherAt, other] of after.items.entries()) {
      const isSame = other.gid === item.gid || (other.gide === item.gide && item.gide !== '');
      if (after.series && otherAt !== at && isSame) invalid = true;
    }
    return { ...item, invalid };
  });
  const removed: string[] = [];
  for (const { key } of before.items) if (!items.some(item => item.key === key)) removed.push(key);
  const invalidated: string[] = [];
  for (const { key, invalid } of items) {
    if (invalid && !before.items.some(item => item.key === key && item.invalid)) invalidated.push(key);
  }
  const named = rule ?? (invalidated.length > 0 ? 'series-same-match' : undefined);
  const slip = { ...after, items, multiple: after.multiple || items.length > 1 };
  return { slip, removed, invalidated, rule: named, undoable: named !== undefined };
}

function refusal(slip: ModelSlip, rule: string): ModelChange {
  return { slip, removed: [], invalidated: [], rule, undoable: false };
}

function without(items: readonly SlipItem[], key: string): SlipItem[] {
  return items.filter(item => item.key !== key);
}

/** A slip of the engine, as the model sees it. */
export function modelOf(slip: Slip): ModelSlip {
  return {
    items: slip.items,
    multiple: slip.mode === 'multiple',
    series: slip.series,
    confirming: slip.confirming,
  };
}
