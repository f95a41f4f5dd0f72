import type { LotteryWords } from '../words/words.ts';
import { type Board, range, wordPick } from './board.ts';

/** The board of five digits (时时彩). */
export function fiveDigitsBoard({ names, hints }: LotteryWords): Board {
  const { big, small, odd, even, dragon, tiger, tie } = names;
  return [
    {
      name: names.fixed,
      hint: hints.fixed,
      groups: names.positions.map((position, at) => ({
        name: position,
        isRow: true,
        picks: range(0, 9).map(number => ({
          pick: `place${at + 1}-${number}`,
          name: `${position} ${number}`,
          face: { kind: 'ball', number },
        })),
      })),
    },
    {
      name: names.bothSides,
      groups: [
        {
          name: names.total,
          hint: hints.digitTotal,
          picks: Object.entries({ big, small, odd, even }).map(([half, word]) =>
            wordPick(`total-${half}`, names.total, word),
          ),
        },
        {
          name: names.dragonTiger,
          hint: hints.dragonTiger,
          picks: Object.entries({ dragon, tiger, 'dragon-tiger-tie': tie }).map(([pick, word]) =>
            wordPick(pick, names.dragonTiger, word),
          ),
        },
      ],
    },
    {
      name: names.front,
      groups: [
        {
          name: names.front,
          hint: hints.front,
          picks: Object.entries(names.fronts).map(([kind, word]) =>
            wordPick(`front-${kind}`, names.front, word),
          ),
        },
      ],
    },
  ];
}
