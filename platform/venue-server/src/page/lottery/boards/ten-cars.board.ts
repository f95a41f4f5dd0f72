import type { LotteryWords } from '../words/words.ts';
import { type Board, type BoardGroup, range, wordPick } from './board.ts';

/** The board of ten cars (PK10). */
export function tenCarsBoard({ names, hints }: LotteryWords): Board {
  const { big, small, odd, even } = names;
  const halves = Object.entries({ big, small, odd, even });
  const places = names.ranks.map((rank, at) => ({ rank, place: `place${at + 1}` }));
  const cars = (of: typeof places): readonly BoardGroup[] =>
    of.map(({ rank, place }) => ({
      name: rank,
      isRow: true,
      picks: range(1, 10).map(number => ({
        pick: `${place}-${number}`,
        name: `${rank} ${names.car(number)}`,
        face: { kind: 'car', number },
      })),
    }));
  return [
    {
      name: names.topTwo,
      groups: [
        {
          name: names.bothSides,
          hint: hints.carSumSides,
          picks: halves.map(([half, word]) => wordPick(`sum-${half}`, names.topTwo, word)),
        },
        {
          name: names.topTwo,
          hint: hints.carSum,
          picks: range(3, 19).map(sum => wordPick(`sum-${sum}`, names.topTwo, String(sum))),
        },
      ],
    },
    { name: names.firstHalf, hint: hints.car, groups: cars(places.slice(0, 5)) },
    { name: names.secondHalf, hint: hints.car, groups: cars(places.slice(5)) },
    {
      name: names.bothSides,
      hint: hints.carSides,
      groups: places.map(({ rank, place }) => ({
        name: rank,
        isRow: true,
        picks: halves.map(([half, word]) => wordPick(`${place}-${half}`, rank, word)),
      })),
    },
  ];
}
