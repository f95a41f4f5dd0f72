import * as v from 'valibot';
import { instant } from '../shapes.ts';
import { defineMethod } from './method.ts';
import { gtype } from './wire-game.ts';

/** How many matches a search finds at most. */
export const foundMatches = 10;

/** Ours, not the provider's: matches by a few letters of a team or a league. */
export const matchSearch = {
  search: defineMethod({
    method: 'search_matches',
    access: 'public',
    request: v.strictObject({
      /** Found in the names of either language; without blanks, of one width, in small letters. Empty finds nothing. */
      text: v.pipe(v.string(), v.maxLength(40)),
    }),
    answer: v.looseObject({
      systime: instant,
      /** Of every sport: in play first, then as they begin. */
      matches: v.array(
        v.looseObject({
          ecid: v.string(),
          /** Its sport, as in lists. */
          gtype,
          team_h: v.string(),
          team_c: v.string(),
          league: v.string(),
          kickoff: instant,
          live: v.boolean(),
        }),
      ),
    }),
    empty: { matches: [] },
  }),
} as const;
