import { SLIP_LIMIT } from '@lobby/sports';
import { parse, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { foldSizes } from './selection-fields.ts';
import { sharedSlipMethods } from './shared-slips.ts';
import { sportsbook } from './sportsbook.ts';

const selection = { gid: '10', gtype: 'FT', wtype: 'M', rtype: 'MH', chose_team: 'H' };
const seen = { odd_f_type: 'H', ioratio: '0.9', ratio: '' };
const operation_id = '2f1b1f0e-6b0f-4c57-9d9c-0a5a6f1d2c3b';
const times = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);
const ticket = (legs: number) => ({
  operation_id,
  golds: '10',
  folds: [1],
  legs: times(legs, { ...selection, ...seen }),
});

const calls: readonly [string, (count: number) => boolean][] = [
  [
    'selections of a preview',
    count =>
      safeParse(sportsbook.totalOrderView.request, { odd_f_type: 'H', picks: times(count, selection) })
        .success,
  ],
  [
    'legs of a ticket',
    count =>
      safeParse(sportsbook.totalBet.request, { autoOdd: 'all', betslip: [ticket(count)], operation_id })
        .success,
  ],
  [
    'tickets of a call',
    count =>
      safeParse(sportsbook.totalBet.request, {
        autoOdd: 'all',
        betslip: times(count, ticket(1)),
        operation_id,
      }).success,
  ],
  [
    'selections of a shared slip',
    count =>
      safeParse(sharedSlipMethods.share.request, {
        form: 'series',
        picks: times(count, { ...selection, ...seen, strong: '' }),
      }).success,
  ],
  ['legs of a combination', count => safeParse(foldSizes, [count]).success],
];

it.each(calls)('the contract takes as many %s as a slip holds, and no more', (_what, takes) => {
  expect([1, SLIP_LIMIT, SLIP_LIMIT + 1].map(takes)).toEqual([true, true, false]);
});

it('a ticket has a combination of every size', () => {
  const sizes = Array.from({ length: SLIP_LIMIT }, (_, at) => at + 1);
  expect(parse(foldSizes, sizes)).toEqual(sizes);
});
