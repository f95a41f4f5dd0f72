import type { GameKind } from '@lobby/games';
import type { LotteryWords } from '../words/words.ts';
import type { Board } from './board.ts';
import { fiveDigitsBoard } from './five-digits.board.ts';
import { tenCarsBoard } from './ten-cars.board.ts';
import { threeDiceBoard } from './three-dice.board.ts';

export type LotteryKind = Extract<GameKind, 'three-dice' | 'five-digits' | 'ten-cars'>;

const boards: Readonly<Record<LotteryKind, (words: LotteryWords) => Board>> = {
  'three-dice': threeDiceBoard,
  'five-digits': fiveDigitsBoard,
  'ten-cars': tenCarsBoard,
};

export const boardOf = (kind: LotteryKind, words: LotteryWords): Board => boards[kind](words);
