/**
 * The `work` of a refusal or a puzzle: how many zero bits are asked for. Undefined from a platform that knows no work,
 * or asks for more than anybody could do.
 */
export function askedWork(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('work' in data)) return undefined;
  const { work } = data;
  if (typeof work !== 'object' || work === null || !('bits' in work)) return undefined;
  const { bits } = work;
  return typeof bits === 'number' && Number.isInteger(bits) && bits >= 0 && bits <= 32 ? bits : undefined;
}
