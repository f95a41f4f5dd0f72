import { fraction, toHex } from '@lobby/draws';
import { loadDrawSecret } from '@lobby/platform/secrets/draw-secret';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import {
  calendarFrom,
  embeddedFixtures,
  marketNoiseAt,
  scoresOf,
  scriptOf,
  virtualFootball,
} from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';

const now = Date.UTC(2026, 10, 20, 12);
const calendar = calendarFrom({ server: now, fixture: now, speed: 1 });
const fresh = () => loadDrawSecret({ ...testConfig, seed: undefined, drawSecret: undefined });

describe('an installation without a seed', () => {
  it('plays different matches from another installation started at the same moment', () => {
    const [one, two] = [fresh(), fresh()].map(secret => [
      ...virtualFootball(secret).matchesAround(now),
      ...embeddedFixtures(secret, calendar).matchesAround(now),
    ]);
    const played = (matches: typeof one) =>
      matches!.map(match => JSON.stringify([match.homeId, scoresOf(scriptOf(match))]));
    const [ofOne, ofTwo] = [played(one), played(two)];
    const alike = ofOne.filter((text, at) => text === ofTwo[at]);
    // A score may be the same by chance, with the same club at home.
    expect(alike.length).toBeLessThan(ofOne.length / 8);
    expect(one!.map(match => toHex(match.key))).not.toEqual(two!.map(match => toHex(match.key)));
  });
});

describe('the key of a match', () => {
  it('depends on the match and its kick-off', () => {
    const matches = [testMatch(), testMatch({ id: '1002' }), testMatch({ kickoff: now })];
    expect(new Set(matches.map(match => toHex(match.key))).size).toBe(3);
  });

  it('derives price noise under labels that the match script does not use', () => {
    const match = testMatch();
    const noises = [marketNoiseAt(match, true, now), marketNoiseAt(match, true, now + 3_600_000)];
    const labels = Array.from({ length: 20 }, (_, block) => [
      `script/${block}`,
      `added-time/${block}`,
      `alarms/${block}`,
    ]);
    const drawn = labels.flat().map(label => fraction(match.key, label) * 2 - 1);
    for (const noise of noises) expect(drawn).not.toContain(noise.total);
    const knots = [0, 1].map(knot => fraction(match.key, `mood/total/${knot}`));
    expect(labels.flat().map(label => fraction(match.key, label))).not.toEqual(expect.arrayContaining(knots));
  });
});
