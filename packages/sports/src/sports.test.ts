import { describe, expect, it } from 'vitest';
import { findSport, mainSport, parseSportCode, sportCodes, sports } from './sports.ts';
import { betTypes, championType, parseBetType } from './types/bet-types.ts';

describe('the sports of the house', () => {
  it('stand under their own codes, two capital letters, each once', () => {
    expect(Object.entries(sports).filter(([code, sport]) => sport.code !== code)).toEqual([]);
    expect(sportCodes.filter(code => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(new Set(sportCodes).size).toBe(sportCodes.length);
    expect(sportCodes).not.toContain(championType);
  });

  it('are football, which pages begin with, basketball, baseball, five that are played in sets, handball, and virtual football, drawn minutes ahead', () => {
    expect(mainSport).toBe('FT');
    expect(sports.FT).toMatchObject({ isDrawn: false, lists: ['live', 'today', 'early'] });
    expect(sports.BK).toMatchObject({ isDrawn: false, play: { periods: 4, mayEndLevel: false } });
    expect(sports.TN).toMatchObject({
      isDrawn: false,
      play: { sets: { counts: 'games' }, mayEndLevel: false },
    });
    expect([sports.VB, sports.TT, sports.BM].map(({ play }) => play.sets.counts)).toEqual([
      ...['points', 'points', 'points'],
    ]);
    expect(sports.HB.play).toMatchObject({ periods: 2, minutes: 30, countsDown: false, mayEndLevel: true });
    expect(sports.SK.play.sets).toEqual({ counts: 'frames' });
    expect(sports.BS).toMatchObject({ isDrawn: false, play: { periods: 9, half: 'innings' } });
    expect(sports.VF).toMatchObject({ isDrawn: true, lists: ['live', 'today'] });
  });
});

describe('a code from outside', () => {
  it('is read when the house has such a sport', () => {
    expect(parseSportCode('VF')).toBe('VF');
    expect(findSport('VF')).toBe(sports.VF);
  });

  it.each(['', 'vf', 'ZZ', 'ALL', 'toString', championType])('%j is no sport', text => {
    expect(parseSportCode(text)).toBeUndefined();
    expect(findSport(text)).toBeUndefined();
  });

  it('may also say that a bet is on a champion', () => {
    expect(parseBetType(championType)).toBe(championType);
    expect(parseBetType('FT')).toBe('FT');
    expect(parseBetType('ALL')).toBeUndefined();
    expect(betTypes).toEqual([...sportCodes, championType]);
  });
});
