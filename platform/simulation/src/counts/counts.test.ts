import { isLive } from '@lobby/fixtures';
import { describe, expect, it } from 'vitest';
import { endsAt, resultsOf, stateAt } from '../followed/by-sport.ts';
import { disruptionOf } from '../match/disruptions.ts';
import type { ScriptedMatch } from '../match/match.ts';
import { detailAt } from '../play/detail-at.ts';
import { testMatch } from '../testing/test-match.ts';
import { countEventsOf } from './count-events.ts';
import { expectedCounts } from './expected-counts.ts';
import { subMatchesOf } from './sub-matches.ts';

const minute = 60_000;
const subsOf = (main: ScriptedMatch) => subMatchesOf(main) as [corners: ScriptedMatch, cards: ScriptedMatch];

/** What the tracker counts of a match, as a sub-match counts it. */
function toldBy(main: ScriptedMatch, now: number, counts: 'corners' | 'cards'): readonly [number, number] {
  const of = (kind: string) => detailAt(main, now).statistics.find(one => one.kind === kind)!;
  if (counts === 'corners') return [of('corners').home, of('corners').away];
  const [yellow, red] = [of('yellow-cards'), of('red-cards')];
  return [yellow.home + 2 * red.home, yellow.away + 2 * red.away];
}

describe('the sub-matches of a match', () => {
  it('are of football that people play, and of no other, nor of one that is replayed', () => {
    expect(subMatchesOf(testMatch()).map(({ id, counts, mainId }) => [id, counts, mainId])).toEqual([
      ['1001CN', 'corners', '1001'],
      ['1001RN', 'cards', '1001'],
    ]);
    expect(subMatchesOf(testMatch({ gtype: 'VF' }))).toEqual([]);
    expect(subMatchesOf(testMatch({ gtype: 'HB' }))).toEqual([]);
    expect(subMatchesOf(testMatch({ real: { full: [1, 0], half: [0, 0] } }))).toEqual([]);
  });

  it('count at every moment what the tracker shows', () => {
    for (let n = 0; n < 12; n++) {
      const main = testMatch({ id: `91${n}`, disruptions: n % 3 ? 0 : 20 });
      for (const sub of subsOf(main)) {
        for (let second = -60; second < 125 * 60; second += 97) {
          const now = main.kickoff + second * 1_000;
          expect(stateAt(sub, now).score, `${sub.id} at ${second}`).toEqual(
            toldBy(main, now, sub.counts as 'corners' | 'cards'),
          );
        }
      }
    }
  });

  it('end with what was counted, and with the half of it that was before the break', () => {
    for (let n = 0; n < 12; n++) {
      const main = testMatch({ id: `92${n}` });
      for (const sub of subsOf(main)) {
        const [half, full] = resultsOf(sub, endsAt(sub).full + minute);
        const counts = sub.counts as 'corners' | 'cards';
        expect(full?.full).toEqual(toldBy(main, endsAt(main).full + minute, counts));
        expect(half?.half).toEqual(toldBy(main, endsAt(main).half + minute, counts));
        expect(full?.half).toEqual(half?.half);
      }
    }
  });

  it('take no bets from what happens until everybody knows it', () => {
    for (let n = 0; n < 12; n++) {
      for (const sub of subsOf(testMatch({ id: `93${n}` }))) {
        const { counted } = countEventsOf(sub.main!, sub.counts as 'corners' | 'cards');
        for (const { toldAt } of counted) {
          const [before, after] = [stateAt(sub, toldAt - 1), stateAt(sub, toldAt)];
          expect(before.shut || !isLive(before)).toBe(true);
          expect(after.shut || !isLive(after)).toBe(true);
          // A bet that was waiting falls.
          expect(after.since).toBe(toldAt);
        }
      }
    }
  });

  it('stand still, go on and are called off with their match', () => {
    const stopped = Array.from({ length: 900 }, (_, n) =>
      testMatch({ id: `94${n}`, disruptions: 20 }),
    ).filter(main => ['abandoned', 'postponed'].includes(disruptionOf(main)?.kind ?? ''));
    expect(stopped.length).toBeGreaterThan(20);
    for (const main of stopped) {
      const disruption = disruptionOf(main);
      if (disruption?.kind !== 'abandoned' && disruption?.kind !== 'postponed') continue;
      for (const sub of subsOf(main)) {
        const during = stateAt(sub, disruption.from + 1);
        expect([during.halted, during.shut]).toEqual([disruption.kind, true]);
        expect(stateAt(sub, disruption.until + 1).movedTo).toBe(stateAt(main, disruption.until + 1).movedTo);
        const last = resultsOf(sub, endsAt(sub).full + 60 * minute).at(-1);
        expect(last?.cancelReason).toBe(
          disruption.resumed ? undefined : disruption.kind === 'abandoned' ? 'D1' : 'D3',
        );
        if (last?.cancelReason === 'D1') expect(last.reached).toEqual(during.score);
      }
    }
  });
});

describe('what is expected of corners and cards', () => {
  it.each([
    [1.35, 1.35],
    [2.4, 0.7],
    [0.8, 1.9],
  ])('of %d and %d goals is what comes on average', (home, away) => {
    const matches = Array.from({ length: 250 }, (_, n) =>
      testMatch({ id: `95${n}`, expected: [home, away] }),
    );
    for (const counts of ['corners', 'cards'] as const) {
      const sums = [0, 0];
      for (const main of matches)
        for (const { side, weight } of countEventsOf(main, counts).counted)
          sums[side === 'H' ? 0 : 1]! += weight;
      expectedCounts(counts, [home, away]).forEach((expected, side) => {
        const error = Math.sqrt((1.3 * expected) / matches.length);
        expect(Math.abs(sums[side]! / matches.length - expected)).toBeLessThan(4 * error);
      });
    }
  });
});
