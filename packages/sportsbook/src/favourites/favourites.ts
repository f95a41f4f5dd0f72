import { serverNow } from '@lobby/api';
import { defineItem, isRecord, jsonCodec, pageStorage, type TypedStorage } from '@lobby/api/storage';
import { typeOf } from '@lobby/sports';
import type { MatchInfo } from '../feed/match-info.ts';
import {
  adoptVisitorFavourites,
  type Favourite,
  type FavouriteList,
  idsOf,
  isFull,
  withFavourite,
  withoutEnded,
  withoutFavourite,
} from './favourite-list.ts';

/** The favourites of this device, the same in every tab. Owners are members by their id, or '' for a visitor. */
export interface Favourites {
  /** The ids of the matches that this owner marked; the same set until the list changes. */
  read(owner: string): ReadonlySet<string>;
  /** Marks a match, or removes its mark. False: it could not be marked, there are as many of its sport as may be. */
  toggle(owner: string, match: Pick<MatchInfo, 'ecid' | 'kickoff' | 'sport'>): boolean;
  /** Gives a member what was marked before the login, and drops matches that ended days ago. */
  tidy(owner: string): void;
  /** Calls back after every change, in this tab or another. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Not personal: they are there when the member comes back, and shown to nobody else. */
export const favouritesItem = defineItem('favourites', jsonCodec(isList));

/** The favourites in a storage. @param now ms since the epoch. */
export function createFavourites(storage: TypedStorage, now: () => number): Favourites {
  let known: { readonly owner: string; readonly ids: ReadonlySet<string> } | undefined;
  storage.subscribeItem(favouritesItem, () => {
    known = undefined;
  });

  const list = () => storage.readItem(favouritesItem) ?? [];
  const write = (next: FavouriteList) => storage.writeItem(favouritesItem, next);

  return {
    read(owner) {
      if (known?.owner !== owner) known = { owner, ids: idsOf(list(), owner) };
      return known.ids;
    },
    toggle(owner, { ecid, kickoff, sport }) {
      const marked = { owner, ecid, kickoff, sport: typeOf(sport) };
      const isMarked = idsOf(list(), owner).has(ecid);
      const kept = withoutEnded(list(), now());
      if (!isMarked && isFull(kept, marked)) return false;
      write(isMarked ? withoutFavourite(kept, marked) : withFavourite(kept, marked));
      return true;
    },
    tidy(owner) {
      const before = list();
      const next = withoutEnded(adoptVisitorFavourites(before, owner), now());
      if (next.length !== before.length || next.some((each, at) => each !== before[at])) write(next);
    },
    subscribe: listener => storage.subscribeItem(favouritesItem, listener),
  };
}

/** Those of this page. */
export const favourites = createFavourites(pageStorage, serverNow);

function isList(value: unknown): value is FavouriteList {
  return Array.isArray(value) && value.every(isFavourite);
}

function isFavourite(value: unknown): value is Favourite {
  return (
    isRecord(value) &&
    typeof value.owner === 'string' &&
    typeof value.ecid === 'string' &&
    Number.isFinite(value.kickoff) &&
    (value.sport === undefined || typeof value.sport === 'string')
  );
}
