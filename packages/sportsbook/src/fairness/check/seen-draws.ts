import { defineItem, jsonCodec, readItem, writeItem } from '@lobby/api/storage';

/** A commitment as this browser first saw it. */
export interface SeenDraw {
  readonly ecid: string;
  /** Ms since the epoch. An event's id may be used again, its kick-off with it is not. */
  readonly kickoff: number;
  readonly hash: string;
  /** When, by the server's time, ms. */
  readonly at: number;
}

type Key = Pick<SeenDraw, 'ecid' | 'kickoff'>;

/** The oldest are removed first: some weeks of a keen player. */
const most = 200;

/** Not personal: what was promised to a visitor is worth comparing after they have logged out. */
export const seenDrawsItem = defineItem('seen-draws', jsonCodec(isSeenList));

/** What this browser saw of a match first; undefined when it never did. */
export function seenDraw(match: Key): SeenDraw | undefined {
  return (readItem(seenDrawsItem) ?? []).find(seen => isSame(seen, match));
}

/** Stores the commitment to a match. The first one stored is never replaced. */
export function rememberDraw(draw: SeenDraw): void {
  const before = readItem(seenDrawsItem) ?? [];
  if (before.some(seen => isSame(seen, draw))) return;
  writeItem(seenDrawsItem, [...before, draw].slice(-most));
}

function isSame(one: Key, other: Key): boolean {
  return one.ecid === other.ecid && one.kickoff === other.kickoff;
}

function isSeenList(value: unknown): value is readonly SeenDraw[] {
  return Array.isArray(value) && value.every(isSeen);
}

function isSeen(value: unknown): value is SeenDraw {
  if (typeof value !== 'object' || value === null) return false;
  const { ecid, kickoff, hash, at }: Partial<Record<keyof SeenDraw, unknown>> = value;
  return (
    typeof ecid === 'string' && typeof hash === 'string' && Number.isFinite(kickoff) && Number.isFinite(at)
  );
}
