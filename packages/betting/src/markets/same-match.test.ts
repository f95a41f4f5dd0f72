import { describe, expect, it } from 'vitest';
import { findPick, marketInPhase } from './markets.ts';
import {
  mayCombine,
  pickOf,
  type SameMatchPick,
  sameMatchGroups,
  sameMatchInPhase,
  sameMatchRtype,
} from './same-match.ts';

const pick = (wtype: string, rtype: string, line = '', strong: 'H' | 'C' | '' = ''): SameMatchPick => ({
  ...{ wtype, rtype, line, strong },
});
const home = pick('M', 'MH');
const over = pick('OU', 'OUC', '2.5');
const gives = pick('R', 'RH', '0.5', 'H');
const takes = pick('R', 'RH', '1.5', 'C');

describe('the text of a combination', () => {
  it('names every part with its line, in one order', () => {
    const rtype = 'M:MH+OU:OUC@2.5+R:RH@-0.5';
    expect(sameMatchRtype([[over], [gives], [home]])).toBe(rtype);
    expect(sameMatchRtype([[home], [gives], [over]])).toBe(rtype);
  });

  it('is read back as the same parts', () => {
    const rtype = sameMatchRtype([[home, pick('M', 'MC')], [over], [takes]])!;
    expect(rtype).toBe('M:MC|M:MH+OU:OUC@2.5+R:RH@1.5');
    const groups = sameMatchGroups(rtype)!;
    expect(groups.map(group => group.map(pickOf))).toEqual([[pick('M', 'MC'), home], [over], [takes]]);
  });

  it('calls an alternate line as the main one, so that one bet has one text', () => {
    expect(sameMatchRtype([[pick('AOU', 'AOUO', '2.5')], [home]])).toBe(sameMatchRtype([[over], [home]]));
  });

  it.each([
    ['one part', [[home]]],
    ['a part twice', [[home], [home]]],
    ['a line twice, of the main market and of an alternate', [[over], [pick('AOU', 'AOUO', '2.5')]]],
    ['an unknown pick', [[home], [pick('M', 'MX')]]],
    ['parts of before the match and of in play', [[home], [pick('RTS', 'Y')]]],
    ['a whole line', [[home], [pick('OU', 'OUC', '2')]]],
    ['a quarter line', [[home], [pick('OU', 'OUC', '2.5 / 3')]]],
    ['a pick that a draw returns', [[over], [pick('DNB', 'DNBH')]]],
    ['an empty group', [[home], [over], []]],
    ['seven parts', ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5', '6.5'].map(line => [pick('OU', 'OUC', line)])],
  ])('is none of %s', (_, groups) => {
    expect(sameMatchRtype(groups)).toBeUndefined();
  });

  it.each(['', 'M:MH', 'OU:OUC@2.5+M:MH', 'M:MH+OU:OUC', 'M:MH+OU:OUC@2', 'M:MH+M:MH', 'M:MH+OU:OUC@2.50'])(
    '%j is not read',
    rtype => {
      expect(sameMatchGroups(rtype)).toBeUndefined();
    },
  );
});

it('only picks that win or lose may be combined', () => {
  expect(
    [home, over, gives, pick('R', 'RH', '0', 'H'), pick('R', 'RH', '0.5 / 1', 'H')].map(mayCombine),
  ).toEqual([true, true, true, false, false]);
  const timed = [pick('I1M', 'I1MH'), pick('I1OU', 'I1OUO', '0.5'), pick('NG', 'NGH', '1')];
  expect(timed.map(mayCombine)).toEqual([false, false, false]);
  expect([pick('F', 'FHH'), pick('OUH', 'OUHO', '1.5'), pick('DNB', 'DNBC')].map(mayCombine)).toEqual([
    true,
    true,
    false,
  ]);
});

it('a combination is a pick of its market, before the match and in play', () => {
  const rtype = sameMatchRtype([[home], [over]])!;
  expect(findPick('SM', rtype)).toMatchObject({
    market: { kind: 'same-match', phase: 'pre' },
    pick: { rtype },
  });
  expect(findPick('RSM', rtype)).toBeUndefined();
  expect(findPick('SM', 'M:MH')).toBeUndefined();
  const live = sameMatchInPhase(sameMatchGroups(rtype)!, 'live')!;
  expect(live).toBe('RM:RMH+ROU:ROUC@2.5');
  expect(findPick('RSM', live)?.market).toBe(marketInPhase(findPick('SM', rtype)!.market, 'live'));
});
