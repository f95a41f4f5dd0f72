import { expect, it } from 'vitest';
import { addTo, betsOf, unitsOf, unitsOn } from './slip.ts';

const limits = { onPick: 100, funds: 150, placed: [{ pick: 'tie', units: 60 }] };

it('presses on one pick are one bet', () => {
  const slip = [
    { pick: 'tie', units: 10 },
    { pick: 'player', units: 5 },
    { pick: 'tie', units: 20 },
  ];
  expect(betsOf(slip)).toEqual([
    { pick: 'tie', units: 30 },
    { pick: 'player', units: 5 },
  ]);
  expect([unitsOf(slip), unitsOn(slip, 'tie'), unitsOn(slip, 'banker')]).toEqual([35, 30, 0]);
});

it('a press is added at the end, so that the last one can be taken back', () => {
  const slip = [{ pick: 'player', units: 50 }];
  expect(addTo(slip, [{ pick: 'tie', units: 1 }], limits)).toEqual([...slip, { pick: 'tie', units: 1 }]);
});

it.each([
  ['what is on the pick already counts for its limit', [{ pick: 'tie', units: 41 }], 'limit'],
  ['up to the limit it is taken', [{ pick: 'tie', units: 40 }], [{ pick: 'tie', units: 40 }]],
  [
    'more than the balance is not taken',
    [
      { pick: 'player', units: 100 },
      { pick: 'banker', units: 51 },
    ],
    'funds',
  ],
] as const)('%s', (_, bets, expected) => {
  expect(addTo([], bets, limits)).toEqual(expected);
});
