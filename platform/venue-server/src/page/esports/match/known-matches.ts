import type { EsportsRules, GameEvent } from '@lobby/games';
import type { TicketNames } from '../../tickets/tickets-view.ts';
import { type NamedMatch, namesOfPicks, teamName } from '../words/markets.ts';
import type { EsportsWords } from '../words/words.ts';

/** The match that the events of a round tell. */
export const matchIn = (events: readonly GameEvent[]): NamedMatch | undefined =>
  events.find(event => event.type === 'match');

/** The matches that the page has heard of, by their numbers, so that tickets can name what was bet on. */
export function knownMatches({ names, says }: EsportsWords) {
  const known = new Map<number, NamedMatch>();
  return {
    add(number: number | null, match: NamedMatch | undefined): void {
      if (number !== null && match) known.set(number, match);
    },
    addRules(number: number, { fixture, killsLine }: EsportsRules): void {
      known.set(number, { ...fixture, killsLine });
    },
    titleOf(number: number): string {
      const match = known.get(number);
      if (!match) return says.draw(String(number));
      return says.versus(teamName(names, match.home), teamName(names, match.away));
    },
    pickOf(pick: string, number: number): string {
      const match = known.get(number);
      return (match && namesOfPicks(match, names).get(pick)) ?? pick;
    },
  } satisfies TicketNames & Record<string, unknown>;
}
export type KnownMatches = ReturnType<typeof knownMatches>;
