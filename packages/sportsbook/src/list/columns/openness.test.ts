import { type Market, markets } from '@lobby/betting';
import { expect, it } from 'vitest';
import { createBoard } from '../../feed/board.ts';
import { priceLifeMs } from '../../feed/price-store.ts';
import { fullGame } from '../../testing/sample-games.ts';
import { columnsOf } from './columns.ts';
import { opennessOf, winnerAlone } from './openness.ts';

const main = columnsOf(2, 'main');
const half = columnsOf(2, 'half');

/** Full-time and half-time prices of a match in its second half, as the board has them after these answers. */
function boardAfter(...games: readonly ReturnType<typeof fullGame>[]) {
  let at = 0;
  const board = createBoard({ now: () => at, schedule: () => () => {} });
  for (const game of games) board.take('list', game);
  board.prices.renew('list', priceLifeMs);
  board.flush();
  const match = () => {
    const found = board.matches.read('e1');
    if (!found) throw new Error('no match');
    return found;
  };
  return {
    openness: (columns = main) => opennessOf(board, match(), columns),
    winnerAlone: (columns = main) => winnerAlone(board, match(), columns),
    growOld() {
      at = 2 * priceLifeMs;
      board.prices.lockOld();
    },
  };
}

const game = (changes: Parameters<typeof fullGame>[0] = {}) =>
  fullGame({ ecid: 'e1', gid: 'g1', re_time: '2H^60:00', ver: '1', ...changes });

/** A game that does not carry the prices of these markets. */
function without(full: ReturnType<typeof fullGame>, isGone: (market: Market) => boolean) {
  const gone = new Set(
    markets.filter(isGone).flatMap(({ picks }) => picks.map(({ priceField }) => priceField)),
  );
  // Safe: only prices are left out, which no game has to carry.
  return Object.fromEntries(Object.entries(full).filter(([name]) => !gone.has(name))) as typeof full;
}

it('is open while one price of the columns is for sale', () => {
  expect(boardAfter(game()).openness()).toBe('open');
});

it('is suspended while all prices of a match are, as after a goal', () => {
  expect(boardAfter(game(), game({ gopen: 'N', ver: '2' })).openness()).toBe('suspended');
});

it('leads elsewhere in columns that have no market any more, while others are open', () => {
  const board = boardAfter(without(game(), ({ period }) => period === 'half'));
  expect(board.openness(half)).toBe('elsewhere');
  expect(board.openness(main)).toBe('open');
});

it('is open in the last frame of a match, where only its winner is for sale, in the place of the columns', () => {
  const frames = columnsOf(2, 'main', 'SK');
  const lastFrame = without(game({ gtype: 'SK', more_count: '1' }), ({ kind }) => kind !== '1x2');
  const board = boardAfter(lastFrame, { ...lastFrame, gopen: 'N', ver: '2' });
  expect(boardAfter(lastFrame).openness(frames)).toBe('open');
  expect(boardAfter(lastFrame).winnerAlone(frames)?.id).toBe('1x2-full');
  expect(boardAfter(game({ gtype: 'SK' })).winnerAlone(frames)).toBeUndefined();
  expect(boardAfter(lastFrame).winnerAlone(columnsOf(2, 'winner', 'SK'))).toBeUndefined();
  expect(board.openness(frames)).toBe('suspended');
});

it('is closed when no market is left', () => {
  expect(boardAfter({ ...without(game(), () => true), more_count: '0' }).openness()).toBe('closed');
});

it('stays open when prices are locked for their age alone', () => {
  const board = boardAfter(game());
  board.growOld();
  expect(board.openness()).toBe('open');
});
