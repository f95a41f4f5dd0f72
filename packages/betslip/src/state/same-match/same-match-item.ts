import {
  pickOf,
  type SameMatchGroups,
  type SameMatchPart,
  type SameMatchPick,
  sameMatchGroups,
  sameMatchMarkets,
  sameMatchPart,
  sameMatchRtype,
  selectionKey,
} from '@lobby/betting';
import type { AgreedPrice, PickedSelection } from '../selection.ts';

/** Whether a press put this selection into the slip, alone or in a combination. */
export function holds({ key, parts = {} }: Pick<PickedSelection, 'key' | 'parts'>, pressed: string): boolean {
  return key === pressed || Object.values(parts).includes(pressed);
}

/** Whether a selection is a combination of one match. */
export function isSameMatch({ wtype }: Pick<PickedSelection, 'wtype'>): boolean {
  return Object.values(sameMatchMarkets).some(market => market.wtype === wtype);
}

/** The price of a selection that was never shown at one: the first that is offered is what the member agrees to. */
export function isUnpriced({ price, shown }: AgreedPrice): boolean {
  return shown === undefined && (price.kind === 'pair' ? price.home : price.odds) === '';
}

/** The picks behind an item, in the groups of a combination. */
export function partsOf(item: PickedSelection): readonly (readonly SameMatchPick[])[] {
  const groups = isSameMatch(item) ? sameMatchGroups(item.rtype) : undefined;
  if (groups) return groups.map(group => group.map(pickOf));
  const { wtype, rtype, agreed } = item;
  return [[{ wtype, rtype, line: agreed.line, strong: agreed.strong }]];
}

/** The keys of the picks behind an item, by their texts. */
export function keysOf(item: PickedSelection): PickedSelection['parts'] {
  if (isSameMatch(item)) return item.parts;
  const { wtype, rtype, agreed } = item;
  return { [sameMatchPart({ wtype, rtype, line: agreed.line, strong: agreed.strong })]: item.key };
}

/** Those of them that are left in these groups. */
export function keptKeys({ parts = {} }: PickedSelection, groups: SameMatchGroups): PickedSelection['parts'] {
  const texts = groups.flat().map(part => sameMatchPart(pickOf(part)));
  return Object.fromEntries(Object.entries(parts).filter(([text]) => texts.includes(text)));
}

/** An item with these picks as one bet; undefined when they are none. It has no price yet. */
export function combinationOf(
  item: PickedSelection,
  groups: readonly (readonly SameMatchPick[])[],
): PickedSelection | undefined {
  const rtype = sameMatchRtype(groups);
  if (rtype === undefined) return undefined;
  const { wtype } = sameMatchMarkets[item.live ? 'live' : 'pre'];
  const agreed: AgreedPrice = { price: { kind: 'decimal', odds: '' }, line: '', strong: '' };
  return { ...item, wtype, rtype, key: selectionKey(item.gid, wtype, rtype), agreed };
}

/** The last pick of a combination by itself, at whatever it is offered for. */
export function pickAlone({ parts = {}, ...item }: PickedSelection, part: SameMatchPart): PickedSelection {
  const { line, strong, ...main } = pickOf(part);
  // A line that was pressed as an alternate is that alternate again.
  const [, wtype = main.wtype, rtype = main.rtype] = parts[sameMatchPart(pickOf(part))]?.split('/') ?? [];
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
