/** Kinds of letters to one member. */
export const personalKinds = ['notice', 'activity', 'fd'] as const;
/** Kinds of letters to every member of a site. */
export const broadcastKinds = ['brnotice', 'bractivity', 'brbulletin', 'brmatch', 'brfd'] as const;

export type PersonalKind = (typeof personalKinds)[number];
export type BroadcastKind = (typeof broadcastKinds)[number];

export const letterKinds = [...personalKinds, ...broadcastKinds] as const;

export function isPersonal(kind: string): kind is PersonalKind {
  return personalKinds.some(each => each === kind);
}

export function isBroadcast(kind: string): kind is BroadcastKind {
  return broadcastKinds.some(each => each === kind);
}
