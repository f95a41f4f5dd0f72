import { day, hour } from '@lobby/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../markets/markets.ts';
import { type SeriesLeg, seriesProblems } from './series-rules.ts';

const now = Date.UTC(2026, 10, 22, 12);

const leg = (key: string, more: Partial<SeriesLeg> = {}): SeriesLeg => ({
  key,
  gid: key,
  gide: `e-${key}`,
  gtype: 'FT',
  wtype: 'R',
  kickoff: now + hour,
  teams: [`home ${key}`, `away ${key}`],
  ...more,
});
const problems = (...legs: SeriesLeg[]) => seriesProblems(legs, now);

describe('a series', () => {
  it('of legs of different matches has no problem', () => {
    expect(problems(leg('a'), leg('b', { wtype: 'OU' }), leg('c', { wtype: 'PD' }))).toEqual([]);
  });

  it('takes every market that is traded', () => {
    for (const { wtype } of markets) expect(problems(leg('a', { wtype }), leg('b'))).toEqual([]);
  });

  it('takes a combination of one match, and no other pick of that match beside it', () => {
    const combined = leg('a', { wtype: 'SM', gid: '70', gide: '7' });
    expect(problems(combined, leg('b'), leg('c', { wtype: 'RSM' }))).toEqual([]);
    const onSameLine = leg('b', { gid: '70', gide: '7' });
    const onHalf = leg('b', { gid: '71', gide: '7', wtype: 'HM' });
    expect(rulesOf([combined, onSameLine])).toEqual(['same-match']);
    expect(rulesOf([combined, onHalf])).toEqual(['same-event']);
    expect(rulesOf([combined, leg('b', { ...combined, key: 'b' })])).toEqual(['same-match']);
  });

  it('does not take two lines of one match', () => {
    const one = leg('a', { gid: '7', gide: '70' });
    expect(problems(one, leg('b'), leg('c', { gid: '7', gide: '70' }))).toEqual([
      { rule: 'same-match', keys: ['a', 'c'] },
    ]);
  });

  it('does not take two matches of one event', () => {
    expect(problems(leg('a', { gide: '70' }), leg('b', { gide: '70' }))).toEqual([
      { rule: 'same-event', keys: ['a', 'b'] },
    ]);
    expect(problems(leg('a', { gide: '' }), leg('b', { gide: '' }))).toEqual([]);
  });

  it('does not take a match and its corners, nor its corners and its cards', () => {
    const main = leg('a', { gide: '70' });
    const [corners, cards] = [leg('b', { gide: '70CN', gidm: '70' }), leg('c', { gide: '70RN', gidm: '70' })];
    expect(problems(main, corners)).toEqual([{ rule: 'same-event', keys: ['a', 'b'] }]);
    expect(problems(corners, cards)).toEqual([{ rule: 'same-event', keys: ['b', 'c'] }]);
    expect(problems(main, leg('d', { gide: '71CN', gidm: '71' }))).toEqual([]);
  });

  it('does not take one team twice, by id if there is one, else by name', () => {
    const sameTeam = [{ rule: 'same-team', keys: ['a', 'b'] }];
    expect(problems(leg('a', { teams: ['富勒姆', 'x'] }), leg('b', { teams: ['y', '富勒姆 '] }))).toEqual(
      sameTeam,
    );
    expect(problems(leg('a', { teamIds: ['1', '2'] }), leg('b', { teamIds: ['3', '1'] }))).toEqual(sameTeam);
    const sameName = { teams: ['富勒姆', 'x'] } as const;
    expect(
      problems(
        leg('a', { ...sameName, teamIds: ['1', '2'] }),
        leg('b', { ...sameName, teamIds: ['3', '4'] }),
      ),
    ).toEqual([]);
    expect(problems(leg('a', { ...sameName, gtype: 'BK' }), leg('b', { ...sameName, gtype: 'FT' }))).toEqual(
      [],
    );
    expect(problems(leg('a', { teams: ['', ''] }), leg('b', { teams: ['', ''] }))).toEqual([]);
  });

  it('does not take an outright', () => {
    expect(problems(leg('a'), leg('b'), leg('o', { champion: true, wtype: 'FS', kickoff: 0 }))).toEqual([
      { rule: 'champion', keys: ['o'] },
    ]);
  });

  it('does not take a market that is not traded', () => {
    expect(problems(leg('a'), leg('b', { wtype: 'ZZ' }))).toEqual([
      { rule: 'not-combinable', virtual: false, keys: ['b'] },
    ]);
  });

  it('does not take virtual matches with real ones', () => {
    const virtual = leg('v', { gtype: 'VF' });
    expect(problems(leg('a'), virtual)).toEqual([{ rule: 'not-combinable', virtual: true, keys: ['v'] }]);
    expect(problems(virtual, leg('w', { gtype: 'VF' }))).toEqual([]);
  });

  it('spans seven days, and not a moment more', () => {
    const last = now + hour + 7 * day;
    expect(problems(leg('a'), leg('b', { kickoff: last }))).toEqual([]);
    expect(problems(leg('a'), leg('b', { kickoff: last + 1 }))).toEqual([
      { rule: 'seven-days', days: 7, keys: ['b'] },
    ]);
  });

  it('counts seven days from now when a match has begun', () => {
    const begun = leg('a', { kickoff: now - hour });
    expect(problems(begun, leg('b', { kickoff: now + 7 * day }))).toEqual([]);
    expect(problems(begun, leg('b', { kickoff: now + 7 * day + 1 }))).toMatchObject([{ rule: 'seven-days' }]);
  });

  it('has two legs, or as many as one of them asks for', () => {
    expect(problems(leg('a'))).toEqual([{ rule: 'too-few', least: 2, keys: ['a'] }]);
    expect(problems()).toEqual([{ rule: 'too-few', least: 2, keys: [] }]);
    expect(problems(leg('a', { parMin: 3 }), leg('b', { parMin: 1 }))).toEqual([
      { rule: 'too-few', least: 3, keys: ['a', 'b'] },
    ]);
  });

  it('has at most ten legs, or as many as one of them allows', () => {
    const many = Array.from({ length: 11 }, (_, at) => leg(`${at}`));
    expect(problems(...many.slice(1))).toEqual([]);
    expect(problems(...many)).toMatchObject([{ rule: 'too-many', most: 10 }]);
    expect(problems(leg('a', { parMax: 2 }), leg('b', { parMax: 99 }), leg('c'))).toMatchObject([
      { rule: 'too-many', most: 2 },
    ]);
  });
});

it('any legs have the problems that each pair of them has, in any order', () => {
  const drawn = fc.record({
    gid: fc.nat(4),
    teams: fc.tuple(fc.constantFrom('p', 'q', 'r', 's', 't', 'u'), fc.constantFrom('v', 'w', 'x', 'p', 'q')),
    gtype: fc.constantFrom('FT', 'FT', 'VF'),
    wtype: fc.constantFrom('R', 'SM', 'RSM'),
    kickoff: fc.integer({ min: -1, max: 9 }),
    champion: fc.nat(9).map(n => n === 0),
  });
  const pairRules = ['same-match', 'same-event', 'same-team', 'not-combinable', 'seven-days'];
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 8 }), rows => {
      const legs = rows.map(({ gid, kickoff, ...row }, at) =>
        leg(`${at}`, { ...row, gid: `${gid}`, gide: `${gid >> 1}`, kickoff: now + kickoff * day }),
      );
      const found = rulesOf(legs).filter(rule => pairRules.includes(rule));
      const ofPairs = legs.flatMap((one, at) => legs.slice(at + 1).flatMap(two => rulesOf([one, two])));
      expect(new Set(found)).toEqual(new Set(ofPairs.filter(rule => pairRules.includes(rule))));
      expect(new Set(rulesOf([...legs].reverse()))).toEqual(new Set(rulesOf(legs)));
      expect(rulesOf(legs).includes('champion')).toBe(legs.some(({ champion }) => champion));
    }),
  );
});

function rulesOf(legs: readonly SeriesLeg[]): string[] {
  return seriesProblems(legs, now).map(({ rule }) => rule);
}
