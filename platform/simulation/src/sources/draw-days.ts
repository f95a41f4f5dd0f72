import { day } from '@lobby/calendar';
import { bindKeys, type DayKeys, eventKey, type Key, keyLeaf } from '@lobby/draws';

/** A virtual match kicks off this often; its number since 1970 names it. */
export const virtualMatchEvery = 120_000;
const slotsADay = day / virtualMatchEvery;

/** The id of the virtual match of a slot. */
export const slotId = (slot: number): string => `7${slot}`;

/** The key that the virtual match of a slot is drawn from. */
export function slotKey(secret: Key, slot: number): Key {
  return eventKey(secret, slotId(slot), slot * virtualMatchEvery);
}

/** The day of UTC a moment belongs to, "2026-11-21". */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** All keys of a day of virtual football, bound together, in the order of kick-off. */
export function keysOfDay(secret: Key, name: string): DayKeys {
  const first = Date.parse(name) / virtualMatchEvery;
  return bindKeys(
    Array.from({ length: slotsADay }, (_, at) => keyLeaf(slotId(first + at), slotKey(secret, first + at))),
  );
}

/** The index of a match among the leaves of its day. */
export function placeInDay(kickoff: number): number {
  return (kickoff % day) / virtualMatchEvery;
}
