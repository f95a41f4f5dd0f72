import { describe, expect, it } from 'vitest';
import { sportCodes } from '../sports.ts';
import { codeOf, offerTypeOf, offerTypes, parseOfferType, readSport, writeSport } from './bet-types.ts';
import {
  forEachType,
  iconOf,
  isListedIn,
  listedTypes,
  listsOf,
  parseSportType,
  sportsOfType,
  sportTypes,
  typeOf,
} from './sport-types.ts';

describe('the types of the provider', () => {
  it('are the codes of sports, and OP in the place of those that have no type of their own', () => {
    expect(sportTypes).toEqual(['FT', 'BK', 'BS', 'TN', 'VB', 'TT', 'SK', 'OP', 'VF']);
    expect(sportsOfType('OP')).toEqual(['BM', 'HB']);
    expect(sportsOfType('FT')).toEqual(['FT']);
    expect(sportCodes.map(typeOf)).toEqual(['FT', 'BK', 'BS', 'TN', 'VB', 'TT', 'SK', 'OP', 'OP', 'VF']);
  });

  it('have the lists of their sports, in order, and the sign of the first', () => {
    expect(listsOf('OP')).toEqual(['live', 'today', 'early']);
    expect(listsOf('VF')).toEqual(['live', 'today']);
    expect([iconOf('OP'), iconOf('SK')]).toEqual(['badminton', 'snooker']);
    expect(Object.keys(forEachType(() => 0))).toEqual(sportTypes);
  });

  it('are listed together by ALL, first in menus, which nothing else is of', () => {
    expect(listedTypes).toEqual(['ALL', ...sportTypes]);
    expect(sportsOfType('ALL')).toEqual(sportCodes);
    expect(listsOf('ALL')).toEqual(['live', 'today', 'early']);
    expect(sportCodes.filter(code => !isListedIn('ALL', code))).toEqual([]);
    expect([isListedIn('OP', 'HB'), isListedIn('OP', 'FT')]).toEqual([true, false]);
  });

  it.each(['BM', 'HB', 'op', 'ALL', '', 'toString'])('%j is none', text => {
    expect(parseSportType(text)).toBeUndefined();
    expect(parseOfferType(text)).toBeUndefined();
  });

  it('are offered beside champions', () => {
    expect(offerTypes).toEqual([...sportTypes, 'FS']);
    expect([offerTypeOf('HB'), offerTypeOf('FS'), offerTypeOf('TN')]).toEqual(['OP', 'FS', 'TN']);
  });
});

describe('a sport on the wire', () => {
  it.each([
    ['FT', { gtype: 'FT' }],
    ['BM', { gtype: 'OP', gameType: 'BM' }],
    ['HB', { gtype: 'OP', gameType: 'HB' }],
    ['FS', { gtype: 'FS' }],
  ] as const)(
    '%s is written as its type, with the sport where the type has several, and read again',
    (code, wire) => {
      expect(writeSport(code)).toEqual(wire);
      expect(readSport(wire)).toBe(code);
      expect(codeOf(wire)).toBe(code);
    },
  );

  it('is the first of its type where the provider does not say which', () => {
    expect(readSport({ gtype: 'OP' })).toBe('BM');
    expect(readSport({ gtype: 'OP', gameType: 'FT' })).toBe('BM');
    expect(readSport({ gtype: 'FT', gameType: 'HB' })).toBe('FT');
  });

  it('that the house does not have is none, and is called what the wire calls it', () => {
    expect(readSport({ gtype: 'ZZ' })).toBeUndefined();
    expect(codeOf({ gtype: 'ZZ' })).toBe('ZZ');
  });
});
