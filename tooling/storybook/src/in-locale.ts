import { toTraditional } from '@lobby/i18n/draft';
import { cloneElement, isValidElement } from 'react';

const han = /\p{Script=Han}/u;

/** What a story was given, in Traditional Chinese: texts at any depth of plain data and of elements; anything else as it is. */
export function inTraditional<T>(given: T): T {
  // Safe: the shape stays, only texts change.
  if (typeof given === 'string') return (han.test(given) ? toTraditional(given) : given) as T;
  if (Array.isArray(given)) return given.map(inTraditional) as T;
  if (isValidElement<object>(given)) return cloneElement(given, inTraditional(given.props)) as T;
  if (!isPlain(given)) return given;
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, inTraditional(value)])) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
