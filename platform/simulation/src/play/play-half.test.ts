import { drawStream } from '@lobby/draws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testSecret } from '../testing/test-match.ts';
import { type Given, playHalf } from './play-half.ts';
import { ratesOf } from './rates.ts';

const minute = 60_000;
const length = 48 * minute;
const rates = ratesOf({ expected: [1.4, 1.2], gtype: 'FT', real: undefined }, { H: 0, C: 0 });
const play = (given: readonly Given[], name = '') =>
  playHalf(given, length, 'H', drawStream(testSecret, `play/${name}`), () => rates);

const incident = fc.record({
  kind: fc.constantFrom('goal', 'red', 'danger'),
  side: fc.constantFrom('H', 'C'),
  at: fc.integer({ min: 5_000, max: length - 45_000 }),
});

describe('the play of a half', () => {
  it('is the same up to three seconds before the first incident that differs', () => {
    fc.assert(
      fc.property(fc.array(incident, { maxLength: 5 }), incident, fc.nat(), (given, more, name) => {
        const until = more.at - 3_000;
        const before = given.filter(({ at }) => at < until);
        const [one, other] = [play(before, String(name)), play([...before, more], String(name))];
        const seen = ({ spells, deeds }: ReturnType<typeof playHalf>) => ({
          spells: spells.filter(({ from }) => from < until),
          deeds: deeds.filter(({ at }) => at < until),
        });
        expect(seen(other)).toEqual(seen(one));
      }),
    );
  });

  it('has every goal and red card of the script at its moment and side, and no others', () => {
    fc.assert(
      fc.property(fc.array(incident, { maxLength: 8 }), fc.nat(), (given, name) => {
        const scripted = (of: readonly Pick<Given, 'kind' | 'side' | 'at'>[]) =>
          of
            .filter(({ kind }) => kind === 'goal' || kind === 'red')
            .map(({ kind, side, at }) => `${at} ${kind} ${side}`)
            .sort();
        // Safe: only the kinds of the script are compared.
        expect(scripted(play(given, String(name)).deeds as unknown as Given[])).toEqual(scripted(given));
      }),
    );
  });

  it('has no shot within forty seconds after a goal', () => {
    fc.assert(
      fc.property(incident, fc.nat(), (more, name) => {
        const goal = { ...more, kind: 'goal' as const };
        const { deeds } = play([goal, { ...goal, kind: 'danger', at: goal.at + 9_000 }], String(name));
        const soon = deeds.filter(
          ({ kind, at }) => kind !== 'goal' && at >= goal.at && at < goal.at + 40_000,
        );
        expect(soon).toEqual([]);
      }),
    );
  });

  it('counts a corner when it is taken, and none that the whistle comes before', () => {
    let untaken = 0;
    for (let n = 0; n < 60; n++) {
      const { deeds, awards } = play([], `corner ${n}`);
      const taken = deeds.filter(({ kind }) => kind === 'corner').map(({ at }) => at);
      expect(taken).toEqual(awards.map(at => at + 18_000).filter(at => at < length));
      untaken += awards.length - taken.length;
    }
    expect(untaken).toBeGreaterThan(0);
  });

  it('keeps the ball and every shot on the pitch, before the goal that is attacked', () => {
    const { spells, deeds } = play([], 'places');
    for (const { start, end } of spells) {
      for (const value of [start.x, start.y, end.x, end.y]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
      }
    }
    const shots = deeds.filter(({ kind }) => kind.startsWith('shot'));
    expect(shots.length).toBeGreaterThan(0);
    for (const { side, place } of shots) expect(side === 'H' ? place.x : 100 - place.x).toBeGreaterThan(70);
  });
});
