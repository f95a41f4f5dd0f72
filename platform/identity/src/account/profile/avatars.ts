const count = 24;

/** The ids of the avatars, `a01` to `a24`, in order; clients draw them. */
export const avatarIds: readonly string[] = Array.from(
  { length: count },
  (_, n) => `a${String(n + 1).padStart(2, '0')}`,
);

/** The avatar of a member who has not chosen one: always the same for a member, spread over the list. */
export function avatarOf(memberId: string, chosen: string): string {
  // Member ids are UUIDs, whose first eight digits are random.
  const drawn = avatarIds[Number.parseInt(memberId.slice(0, 8), 16) % count];
  return chosen || (drawn ?? 'a01');
}
