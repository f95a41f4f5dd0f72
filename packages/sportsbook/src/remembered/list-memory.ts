import { defineItem, isRecord, jsonCodec, readItem, subscribeItem, writeItem } from '@lobby/api/storage';
import type { SportType } from '@lobby/sports';

export const sortOrders = ['time', 'league'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** How a match is laid out in the list: two lines high, closer, or its main prices on one line. */
export const densities = ['roomy', 'compact', 'one-line'] as const;
export type Density = (typeof densities)[number];

/** A match somebody looked at. */
export interface ViewedMatch {
  readonly ecid: string;
  readonly sport: SportType;
  /** Ms since the epoch. */
  readonly kickoff: number;
  readonly home: string;
  readonly away: string;
  /** The script of the names. */
  readonly locale: string;
}

/** How somebody on this device likes the list. */
export interface ListMemory {
  readonly sort?: SortOrder;
  readonly density?: Density;
  /** Ids of the leagues they marked, in the order of marking. */
  readonly leagues?: readonly string[];
  /** Ids of the cards of markets that stand first on the page of a match. */
  readonly markets?: readonly string[];
  /** Newest first. */
  readonly viewed?: readonly ViewedMatch[];
}

type Owned = ListMemory & { readonly owner: string };

/** Of so many who use this device; who was here longest ago is forgotten first. */
const mostOwners = 5;

/** Not personal: it is there when a member comes back, and used for nobody else. The owner of a visitor's is ''. */
export const listMemoryItem = defineItem('sport-list', jsonCodec(areOwned));

const nothing: ListMemory = {};
let known: { readonly all: readonly Owned[] | undefined; readonly text: string } | undefined;

/** The same object until it changes. */
export function readListMemory(owner: string): ListMemory {
  const all = readItem(listMemoryItem);
  const text = JSON.stringify(all ?? null);
  if (known?.text !== text) known = { all, text };
  return known.all?.find(one => one.owner === owner) ?? nothing;
}

export function changeListMemory(owner: string, change: ListMemory): void {
  const others = (readItem(listMemoryItem) ?? []).filter(one => one.owner !== owner);
  const next = { ...readListMemory(owner), ...change, owner };
  writeItem(listMemoryItem, [...others, next].slice(-mostOwners));
}

export const subscribeListMemory = (listener: () => void) => subscribeItem(listMemoryItem, listener);

function areOwned(value: unknown): value is readonly Owned[] {
  return Array.isArray(value) && value.every(isOwned);
}

function isOwned(value: unknown): value is Owned {
  if (!isRecord(value) || typeof value.owner !== 'string') return false;
  const { sort, density, leagues, markets, viewed } = value;
  return (
    (sort === undefined || sortOrders.some(one => one === sort)) &&
    (density === undefined || densities.some(one => one === density)) &&
    [leagues, markets].every(ids => ids === undefined || areTexts(ids)) &&
    (viewed === undefined || (Array.isArray(viewed) && viewed.every(isViewed)))
  );
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(one => typeof one === 'string');
}

function isViewed(value: unknown): value is ViewedMatch {
  return (
    isRecord(value) &&
    Number.isFinite(value.kickoff) &&
    [value.ecid, value.sport, value.home, value.away, value.locale].every(one => typeof one === 'string')
  );
}
