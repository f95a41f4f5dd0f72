import type { LotteryWords } from '../words/words.ts';
import { type Board, type BoardPick, range, wordPick } from './board.ts';

const faces = range(1, 6);

/** The board of three dice (快3). */
export function threeDiceBoard({ names, hints }: LotteryWords): Board {
  const dice = (kind: string, name: string, numbers: readonly number[]): BoardPick => ({
    pick: `${kind}-${numbers.join('')}`,
    name: `${name} ${numbers.join(' ')}`,
    face: { kind: 'dice', dice: numbers },
  });
  return [
    {
      name: names.sum,
      groups: [
        {
          name: names.size,
          hint: hints.diceSize,
          picks: [wordPick('big', names.size, names.big), wordPick('small', names.size, names.small)],
        },
        {
          name: names.sum,
          hint: hints.diceSum,
          picks: range(3, 18).map(sum => wordPick(`sum-${sum}`, names.sum, String(sum))),
        },
      ],
    },
    {
      name: names.triple,
      groups: [
        {
          name: names.triple,
          hint: hints.triple,
          picks: [
            ...faces.map(face => ({
              ...dice('triple', names.triple, [face, face, face]),
              pick: `triple-${face}`,
            })),
            {
              pick: 'triple-any',
              name: names.tripleAny,
              face: { kind: 'word', text: names.tripleAny },
            },
          ],
        },
      ],
    },
    {
      name: names.double,
      groups: [
        {
          name: names.double,
          hint: hints.double,
          picks: faces.flatMap(pair =>
            faces
              .filter(other => other !== pair)
              .map(other => dice('double', names.double, [pair, pair, other])),
          ),
        },
      ],
    },
    {
      name: names.three,
      groups: [
        {
          name: names.three,
          hint: hints.three,
          picks: [
            ...faces.flatMap(one =>
              range(one + 1, 6).flatMap(other =>
                range(other + 1, 6).map(last => dice('three', names.three, [one, other, last])),
              ),
            ),
            {
              pick: 'straight-any',
              name: names.straightAny,
              face: { kind: 'word', text: names.straightAny },
            },
          ],
        },
      ],
    },
    {
      name: names.two,
      groups: [
        {
          name: names.two,
          hint: hints.two,
          picks: faces.flatMap(one => range(one + 1, 6).map(other => dice('two', names.two, [one, other]))),
        },
      ],
    },
  ];
}
