import { digest } from '@lobby/draws';

/** SHA-256 of rules as JSON with sorted keys, 64 hex digits: what a round was drawn by, whoever wrote it down. */
export function rulesHash(rules: unknown): string {
  return digest(JSON.stringify(sorted(rules)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
