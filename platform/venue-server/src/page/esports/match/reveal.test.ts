import { type GameEvent, gameOf, personalDraws } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../../table/table-calls.ts';
import { reveal } from './reveal.ts';
import { lengthOf } from './shown-at.ts';

const game = gameOf('summit-league')!;
const draws = personalDraws({ server: new Uint8Array(32).fill(6), client: 'revealed', nonce: 0 });
const events = game.play(game.rules, draws, { bets: [] }).events as readonly GameEvent[];
const result = (number: number) => ({ number, drawsAt: 1_000, events });

/** Only what is read. */
const table = (over: Partial<TableState<GameEvent>>) =>
  ({
    ...{ number: 8, drawsAt: 1_000, results: [result(7)], last: null, balance: '70.00' },
    ...over,
  }) as TableState<GameEvent>;
const settled = (number: number) => ({ number, win: '19.30' }) as TableState<GameEvent>['last'];

describe('what is shown of a table', () => {
  it('before its match begins is what the server says', () => {
    expect(reveal(table({ last: settled(7) }), 900, false)).toEqual({
      ...{ shown: undefined, isHeld: false, results: [result(7)], balance: '70.00' },
      last: settled(7),
    });
  });

  it('while its match is played tells neither its result nor what it pays', () => {
    const drawn = table({ results: [result(8), result(7)], last: settled(8), balance: '89.30' });
    const seen = reveal(drawn, 1_000 + lengthOf(events) - 1, false);
    expect(seen).toMatchObject({ isHeld: true, results: [result(7)], last: undefined, balance: '70.00' });
    expect(seen.shown?.maps[0]?.isOver).toBe(true);
  });

  it.each([
    ['once its match was shown', 1_000 + lengthOf(events), false],
    ['at once for whoever asked for less motion', 1_000, true],
  ])('%s is all of it', (_, now, isStill) => {
    const drawn = table({ results: [result(8), result(7)], last: settled(8), balance: '89.30' });
    expect(reveal(drawn, now, isStill)).toMatchObject({
      ...{ isHeld: false, results: [result(8), result(7)], last: settled(8), balance: '89.30' },
      shown: { isOver: true },
    });
  });

  it('while a match is played without bets holds no money back', () => {
    const drawn = table({ results: [result(8)], last: settled(6) });
    expect(reveal(drawn, 1_500, false)).toMatchObject({ isHeld: true, balance: '70.00', last: settled(6) });
  });
});
