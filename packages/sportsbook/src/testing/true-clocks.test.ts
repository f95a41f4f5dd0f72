import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { halfMinutes } from '@lobby/sports';
import { expect, it } from 'vitest';
import { parseClock } from '../feed/game-clock.ts';
import { wireGame, wireGameBefore } from '../feed/testing.ts';
import { longGames } from './long-games.ts';
import { drawnGamesFrom, fullGame, gamesToCome, liveGames } from './sample-games.ts';

/** What a designer would be told wrongly about a match: by its phase, its clock and its scores. */
function lieOf({ ecid, is_rb, re_time, score_h, hscore_h }: WireGame): string | undefined {
  const { phase, seconds = 0 } = parseClock(re_time);
  const half = halfMinutes * 60;
  if (is_rb === 'N')
    return re_time || score_h || hscore_h ? `${ecid} has a score before it begins` : undefined;
  if (score_h === '') return `${ecid} is in play without a score`;
  if (phase === 'pre') return `${ecid} is in play without a clock`;
  if (phase === '1H') return hscore_h === '' ? undefined : `${ecid}: the half is over at ${re_time}`;
  if (hscore_h === '') return `${ecid}: no half-time score at ${re_time}`;
  return phase === '2H' && seconds < half ? `${ecid}: the second half at ${re_time}` : undefined;
}

it('every sample match is at a moment that there can be', () => {
  const samples = [
    ...[wireGame(), wireGameBefore(), fullGame(), fullGame({ is_rb: 'N' })],
    ...[wireGame({ re_time: '1H^12:10' }), fullGame({ re_time: '1H^12:10' })],
    ...[...liveGames(), ...gamesToCome(), ...longGames(), ...drawnGamesFrom(1_795_000_000_000)],
  ];
  expect(samples.map(lieOf).filter(Boolean)).toEqual([]);
});
