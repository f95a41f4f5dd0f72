import type { RequestOf } from '@lobby/api-client/contract';
import { gameShows, type venueGames } from '@lobby/api-client/contract/game/venue-games';

/** The lists of games. */
export const shows = gameShows;
/** By hand, by name, by how often they were played, by what they pay back. */
export const orders = ['hand', 'name', 'plays', 'return'] as const;
/** Percent that a game pays back at least; empty: any. */
export const returns = ['', '94', '95', '96'] as const;
export const volatilities = ['', '1', '2', '3', '4', '5'] as const;

/** Which games are shown, and in which order. Kept in the address, so that it can be gone back to. */
export interface GameChoice {
  /** The code of a venue; empty: all. */
  readonly venue: string;
  readonly show: (typeof shows)[number];
  readonly search: string;
  readonly order: (typeof orders)[number];
  readonly minReturn: (typeof returns)[number];
  readonly volatility: (typeof volatilities)[number];
  /** Empty: any. */
  readonly feature: string;
}

export const firstChoice: GameChoice = {
  venue: '',
  show: 'all',
  search: '',
  order: 'hand',
  minReturn: '',
  volatility: '',
  feature: '',
};

/** The names of the answers in an address. */
const names: Record<keyof GameChoice, string> = {
  venue: 'venue',
  show: 'show',
  search: 'q',
  order: 'sort',
  minReturn: 'return',
  volatility: 'volatility',
  feature: 'feature',
};

/** Reads a choice from an address; what it does not know counts as not chosen. */
export function readChoice(params: URLSearchParams): GameChoice {
  const one = <T extends string>(name: keyof GameChoice, known: readonly T[], otherwise: T): T =>
    known.find(value => value === params.get(names[name])) ?? otherwise;
  const text = (name: keyof GameChoice, longest: number) => (params.get(names[name]) ?? '').slice(0, longest);
  return {
    venue: text('venue', 10),
    show: one('show', shows, firstChoice.show),
    search: text('search', 40),
    order: one('order', orders, firstChoice.order),
    minReturn: one('minReturn', returns, firstChoice.minReturn),
    volatility: one('volatility', volatilities, firstChoice.volatility),
    feature: text('feature', 40),
  };
}

/** Writes a choice into an address; what is as at first is left out. */
export function writeChoice(choice: GameChoice): Record<string, string> {
  return Object.fromEntries(
    // Safe: a choice has these answers and no others.
    (Object.keys(names) as (keyof GameChoice)[])
      .filter(name => choice[name] !== firstChoice[name])
      .map(name => [names[name], choice[name]]),
  );
}

/** A choice as the platform is asked for it; what was not chosen is left out. */
export function askedFor({
  volatility,
  ...choice
}: GameChoice): Partial<RequestOf<typeof venueGames.gameList>> {
  const { venue, minReturn, feature, search, ...rest } = choice;
  return {
    ...rest,
    ...(venue && { venue }),
    ...(search.trim() && { search: search.trim() }),
    ...(minReturn && { minReturn }),
    ...(volatility && { volatility: Number(volatility) }),
    ...(feature && { feature }),
  };
}

/** Whether fewer games are chosen than the venues have. */
export function narrows(choice: GameChoice): boolean {
  const { venue, order } = firstChoice;
  return Object.keys(writeChoice({ ...choice, venue, order })).length > 0;
}
