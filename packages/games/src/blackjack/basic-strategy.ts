import type { DrawStream } from '@lobby/draws';
import { rankOf } from '../cards/cards.ts';
import { type Move, totalOf } from './hands.ts';
import { type BlackjackRules, type Moves, roundOf, tableAfter } from './round.ts';
import { type BlackjackTable, openMoves, playMove } from './table.ts';

/** By what is held, a letter for each upcard 2 to 10 and ace: Hit, Stand, Double (else hit), double or sTand, sPlit. */
const hard: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};

const soft: Readonly<Record<number, string>> = {
  12: 'HHHHHHHHHH',
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'STTTTSSHHH',
};

/** By the rank of a pair: where it is split. */
const pairs: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP....',
  3: 'PPPPPP....',
  4: '...PP.....',
  6: 'PPPPP.....',
  7: 'PPPPPP....',
  8: 'PPPPPPPPPP',
  9: 'PPPPP.PP..',
};

/**
 * The best move by the two cards and the dealer's upcard alone. Undefined when nothing is open.
 * @param mayAdd whether it may take another unit: without that nothing is doubled or split.
 */
export function basicMove(table: BlackjackTable, mayAdd = true): Move | undefined {
  const open = openMoves(table).filter(move => mayAdd || move === 'hit' || move === 'stand');
  const cards = table.turn === undefined ? [] : (table.hands[table.turn]?.cards ?? []);
  if (open.length === 0) return undefined;
  const up = rankOf(table.dealer[0]!);
  const column = up === 1 ? 9 : Math.min(up, 10) - 2;
  if (open.includes('split') && pairs[rankOf(cards[0]!)]?.[column] === 'P') return 'split';
  const { total, isSoft } = totalOf(cards);
  const advice = (isSoft ? soft : hard)[total]?.[column] ?? (total < 12 ? 'H' : 'S');
  if (advice === 'D' || advice === 'T') {
    if (open.includes('double')) return 'double';
    return advice === 'D' ? 'hit' : 'stand';
  }
  return advice === 'H' ? 'hit' : 'stand';
}

/** The rest of a round that a player left: the usual best moves after their own that stake nothing more. */
export function finishMoves(rules: BlackjackRules, stream: DrawStream, { moves }: Moves): Moves {
  let { table, deal } = tableAfter(rules, stream, moves);
  const played = [...moves];
  for (let move = basicMove(table, false); move !== undefined; move = basicMove(table, false)) {
    played.push(move);
    table = playMove(table, move, deal);
  }
  return { moves: played };
}

/** A round from its first card to its end by the usual best moves. */
export function playBasic(rules: BlackjackRules, stream: DrawStream) {
  let { table, deal } = tableAfter(rules, stream, []);
  for (let move = basicMove(table); move !== undefined; move = basicMove(table)) {
    table = playMove(table, move, deal);
  }
  return roundOf(rules, table, deal);
}
