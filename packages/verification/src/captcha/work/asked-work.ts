/**
 * The `work` of a rejection or a puzzle: the required zero bits. Undefined from a server without it, or when it is
 * more than can be done.
 */
export function askedWork(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('work' in data)) return undefined;
  const { work } = data;
  if (typeof work !== 'object' || work === null || !('bits' in work)) return undefined;
  const { bits } = work;
  return typeof bits === 'number' && Number.isInteger(bits) && bits >= 0 && bits <= 32 ? bits : undefined;
}
