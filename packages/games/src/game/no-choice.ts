/** No choice at all, or an empty object: what a page sends of a game that asks nothing but a stake. */
export function isNothing(value: unknown): boolean {
  if (value === undefined) return true;
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}
