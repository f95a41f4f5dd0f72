import type { Club, League } from '@lobby/leagues';
import type { ScriptedMatch } from '../match/match.ts';

type Named = 'lid' | 'league' | 'quick' | 'homeId' | 'awayId' | 'home' | 'away';

/** What a source says of a match beside its league and clubs. One that was not really played is drawn. */
type Told = Omit<ScriptedMatch, Named | 'real' | 'drawn' | 'drawHash'> & Partial<Pick<ScriptedMatch, 'real'>>;

/** A match of two clubs of a league, without a commitment. */
export function matchBetween(league: League, home: Club, away: Club, told: Told): ScriptedMatch {
  const { real, calledOff } = told;
  return {
    ...told,
    lid: league.lid,
    league: league.names,
    quick: league.quick,
    homeId: home.id,
    awayId: away.id,
    home: home.names,
    away: away.names,
    real,
    drawn: !real && !calledOff,
    drawHash: '',
  };
}
