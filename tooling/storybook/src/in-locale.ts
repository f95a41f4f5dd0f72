import { toTraditional } from '@lobby/i18n/draft';

const han = /\p{Script=Han}/u;

/** What a story was given, in Traditional Chinese: texts at any depth of plain data; anything else as it is. */
export function inTraditional<T>(given: T): T {
  // Safe: the shape stays, only texts change.
  if (typeof given === 'string') return (han.test(given) ? toTraditional(given) : given) as T;
  if (Array.isArray(given)) return given.map(inTraditional) as T;
  if (!isPlain(given)) return given;
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, inTraditional(value)])) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
