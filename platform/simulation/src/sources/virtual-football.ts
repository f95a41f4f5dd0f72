import { beijingDate } from '@lobby/calendar';
import { drawStream, type Key, keyed, shuffled } from '@lobby/draws';
import { type Club, forecastFrom, virtualLeague } from '@lobby/leagues';
import { virtualFootball as facts } from '@lobby/sports';
import { commitmentOf } from '../match/commitment.ts';
import type { ScriptedMatch } from '../match/match.ts';
import { roundOutrights } from './champions/virtual-rounds.ts';
import { slotId, slotKey, virtualMatchEvery } from './draw-days.ts';
import type { FixtureSource } from './fixture-source.ts';
import { matchBetween } from './match-between.ts';

const ahead = 20 * 60_000;
/** About three minutes from the first whistle to the last. */
const speed = 36;
const breakMinutes = 6;

/**
 * Virtual football: a match every two minutes, so that a newcomer sees a bet settle. None is added after its kick-off:
 * a promise comes before what it promises.
 */
export function virtualFootball(secret: Key): FixtureSource {
  const forecast = forecastFrom(virtualLeague, []);
  const pairs = keyed(secret, 'fixtures/virtual');
  function matchesAround(now: number): ScriptedMatch[] {
    const matches: ScriptedMatch[] = [];
    for (let slot = Math.floor(now / virtualMatchEvery) + 1; slot * virtualMatchEvery < now + ahead; slot++) {
      const [home, away] = pairOf(pairs, slot);
      const match = matchBetween(virtualLeague, home, away, {
        id: slotId(slot),
        gtype: facts.code,
        season: beijingDate(slot * virtualMatchEvery),
        kickoff: slot * virtualMatchEvery,
        speed,
        breakMinutes,
        key: slotKey(secret, slot),
        expected: forecast(home, away),
        createdAt: now,
      });
      matches.push({ ...match, drawHash: commitmentOf(secret, match) });
    }
    return matches;
  }

  return { matchesAround, outrightsAround: now => roundOutrights(matchesAround(now), now) };
}

/** Every club plays once in a round of eight matches, so none plays two at a time. */
function pairOf(pairs: Key, slot: number): [Club, Club] {
  const perRound = virtualLeague.clubs.length / 2;
  const round = Math.floor(slot / perRound);
  const place = (slot % perRound) * 2;
  const order = roundOrder(pairs, round);
  return [order[place]!, order[place + 1]!];
}

/** The last pair of a round may still be playing when the next begins: it does not come first there. */
function roundOrder(pairs: Key, round: number): Club[] {
  const order = shuffled(virtualLeague.clubs, drawStream(pairs, String(round)));
  const before = shuffled(virtualLeague.clubs, drawStream(pairs, String(round - 1)));
  const busy = new Set(before.slice(-4));
  return [...order.filter(club => !busy.has(club)), ...order.filter(club => busy.has(club))];
}
