/**
 * `next` with everything that was shown before at its old place: what is new takes the places of what went. The same
 * array while nothing changed.
 */
export function keptInPlace(before: readonly string[], next: readonly string[]): readonly string[] {
  const added = next.filter(id => !before.includes(id));
  if (added.length === 0 && before.length === next.length) return before;
  const places = before.map(id => (next.includes(id) ? id : added.shift()));
  return [...places, ...added].filter(id => id !== undefined);
}
