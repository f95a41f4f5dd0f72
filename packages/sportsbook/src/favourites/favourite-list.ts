import { mainType, type SportType, sportTypes } from '@lobby/sports';

/** A match that somebody on this device marked. */
export interface Favourite {
  /** The id of the member; '' for a visitor. */
  readonly owner: string;
  readonly ecid: string;
  /** Absent in what was marked before sports were told apart: the main sport. */
  readonly sport?: SportType;
  /** Ms since the epoch. */
  readonly kickoff: number;
}

/** Of all who use this device; the one marked last is at the end. */
export type FavouriteList = readonly Favourite[];

/** The owner of what is marked without a login. */
const visitor = '';

/** Of one owner in one sport, as the provider has it. */
export const mostFavourites = 25;

const hourMs = 60 * 60 * 1_000;
/** From kick-off: a match with everything that may delay its end, and three days. */
const keptForMs = (3 + 3 * 24) * hourMs;

/** The ids of the matches that this owner marked. */
export function idsOf(list: FavouriteList, owner: string): ReadonlySet<string> {
  return new Set(list.filter(each => each.owner === owner).map(({ ecid }) => ecid));
}

/** Whether nothing more of its sport can be marked by its owner. */
export function isFull(list: FavouriteList, added: Omit<Favourite, 'kickoff' | 'ecid'>): boolean {
  return ofSport(list, added).length >= mostFavourites;
}

/** Adds a match at the end. One that is there already stays where it is; where the list is full nothing is added. */
export function withFavourite(list: FavouriteList, added: Favourite): FavouriteList {
  return list.some(each => isSame(each, added)) || isFull(list, added) ? list : [...list, added];
}

/** Removes the match from what its owner marked. */
export function withoutFavourite(
  list: FavouriteList,
  removed: Pick<Favourite, 'owner' | 'ecid'>,
): FavouriteList {
  return list.filter(each => !isSame(each, removed));
}

/** Without the matches that ended three days ago. @param now ms since the epoch. */
export function withoutEnded(list: FavouriteList, now: number): FavouriteList {
  return list.filter(({ kickoff }) => kickoff + keptForMs > now);
}

/** What a visitor marked becomes the member's, who logged in on the same device. */
export function adoptVisitorFavourites(list: FavouriteList, owner: string): FavouriteList {
  if (owner === visitor) return list;
  const own = idsOf(list, owner);
  const next = list
    .filter(each => each.owner !== visitor || !own.has(each.ecid))
    .map(each => (each.owner === visitor ? { ...each, owner } : each));
  return limited(next, owner);
}

/** The first marked of a sport leave where there are too many. */
function limited(list: FavouriteList, owner: string): FavouriteList {
  const dropped = new Set(
    sportTypes.flatMap(sport => ofSport(list, { owner, sport }).slice(0, -mostFavourites)),
  );
  return dropped.size === 0 ? list : list.filter(each => !dropped.has(each));
}

function ofSport(list: FavouriteList, { owner, sport = mainType }: Omit<Favourite, 'kickoff' | 'ecid'>) {
  return list.filter(each => each.owner === owner && (each.sport ?? mainType) === sport);
}

function isSame(one: Pick<Favourite, 'owner' | 'ecid'>, other: Pick<Favourite, 'owner' | 'ecid'>): boolean {
  return one.owner === other.owner && one.ecid === other.ecid;
}
