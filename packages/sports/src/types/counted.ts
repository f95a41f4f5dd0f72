/** What a match counts: the main one goals; a sub-match the corners or the cards of its main match. */
export const countedThings = ['goals', 'corners', 'cards'] as const;
export type Counted = (typeof countedThings)[number];

/** What a sub-match counts. */
export type SubCounted = Exclude<Counted, 'goals'>;

/** What sub-matches are called on the wire, by the provider's words: corners and cards. */
export const subTypes = { corners: 'CN', cards: 'RN' } as const satisfies Readonly<
  Record<SubCounted, string>
>;

/** The `ptype` of a game on the wire: empty of a main match. */
export type WireSubType = (typeof subTypes)[SubCounted] | '';

/** What a game is called on the wire by what it counts. */
export function writeCounted(counts: Counted): WireSubType {
  return counts === 'goals' ? '' : subTypes[counts];
}

/** What a game of the wire counts; goals where it says nothing known. */
export function readCounted(ptype: string | undefined): Counted {
  return countedThings.find(counts => counts !== 'goals' && subTypes[counts] === ptype) ?? 'goals';
}
