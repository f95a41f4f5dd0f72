import type { Slip, SlipEvent, SlipItem } from '../slip/slip.ts';
import { slipReducer } from '../slip/slip-reducer.ts';
import { type Random, randomFrom } from './random.ts';
import { type ModelChange, modelOf, modelStep } from './slip-model.ts';

export interface PlayedSlips {
  readonly sequences: number;
  readonly events: number;
  /** How often each rule was met; all of them should be. */
  readonly rules: ReadonlyMap<string, number>;
  /** Where the engine and the model differ, at most ten, as text. */
  readonly breaks: readonly string[];
  readonly breakCount: number;
}

/** Plays random sequences of events on random slips, with the engine and with the model, and compares every change. */
export function playSlips(sequences: number, seed: number): PlayedSlips {
  const random = randomFrom(seed);
  const rules = new Map<string, number>();
  const breaks: string[] = [];
  let events = 0;
  let breakCount = 0;
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    let slip = randomSlip(random);
    let undo: Slip | undefined;
    for (let left = 3 + random(12); left > 0; left -= 1) {
      const event = randomEvent(random, undo ?? slip);
      const change = slipReducer(slip, event);
      const expected = modelStep(modelOf(slip), event);
      if (!agree(change, expected)) {
        breakCount += 1;
        if (breaks.length < 10) breaks.push(JSON.stringify({ slip, event, change, expected }));
      }
      if (expected.rule !== undefined) rules.set(expected.rule, (rules.get(expected.rule) ?? 0) + 1);
      undo = change.before ?? undo;
      slip = change.slip;
      events += 1;
    }
  }
  return { sequences, events, rules, breaks, breakCount };
}

function agree(change: ReturnType<typeof slipReducer>, expected: ModelChange): boolean {
  const { slip, removed, invalidated, rule, before } = change;
  return (
    sameItems(slip.items, expected.slip.items) &&
    (slip.mode === 'multiple') === expected.slip.multiple &&
    slip.series === expected.slip.series &&
    slip.confirming === expected.slip.confirming &&
    sameKeys(removed, expected.removed) &&
    sameKeys(invalidated, expected.invalidated) &&
    rule === expected.rule &&
    (before !== undefined) === expected.undoable
  );
}

function sameItems(items: readonly SlipItem[], others: readonly SlipItem[]): boolean {
  return (
    items.length === others.length &&
    items.every((item, at) => {
      const other = others[at];
      return (
        item.key === other?.key && item.gid === other.gid && Boolean(item.invalid) === Boolean(other.invalid)
      );
    })
  );
}

function sameKeys(items: readonly SlipItem[], keys: readonly string[]): boolean {
  return items.length === keys.length && items.every(({ key }, at) => key === keys[at]);
}

/** Any slip the reducer can be given: also one with several lines of a match, as storage may hold. */
function randomSlip(random: Random): Slip {
  const champion = random(6) === 0;
  const length = random(4) === 0 ? 10 : random(11);
  const items = Array.from({ length }, (_, at) => ({ ...randomItem(random), key: `start${at}`, champion }));
  const series = random(3) === 0;
  const empty: Slip = { mode: 'single', series: false, items: [], confirming: false };
  const { slip } = slipReducer(empty, { type: 'restored', before: { ...empty, items, series } });
  return slip.mode === 'single' && random(2) === 0 ? { ...slip, mode: 'multiple' } : slip;
}

function randomItem(random: Random): SlipItem {
  const gid = random(40);
  const pick = random(3);
  const gide = random(5) === 0 ? '' : `e${gid >> 1}`;
  return { key: `${gid}/${pick}`, gid: `g${gid}`, gide, champion: random(10) === 0 };
}

function randomEvent(random: Random, before: Slip): SlipEvent {
  const kept = before.items[random(10)];
  switch (random(20)) {
    case 0:
    case 1:
      return { type: 'multipleSet', on: random(3) > 0 };
    case 2:
    case 3:
      return { type: 'seriesSet', on: random(3) > 0 };
    case 4:
      return { type: 'removed', key: kept?.key ?? 'none' };
    case 5:
      return random(4) === 0 ? { type: 'cleared' } : { type: 'restored', before };
    case 6:
      return { type: 'confirmingSet', on: random(3) === 0 };
    case 7:
      return { type: 'selected', item: kept ?? randomItem(random) };
    default:
      return { type: 'selected', item: randomItem(random) };
  }
}
