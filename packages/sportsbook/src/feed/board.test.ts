import { describe, expect, it } from 'vitest';
import { createBoard } from './board.ts';
import { manualFrames, wireGame } from './testing.ts';

function setUp() {
  const board = createBoard({ schedule: manualFrames().schedule, now: () => 0 });
  const take = (changes: Parameters<typeof wireGame>[0], source = 'list') => {
    board.take(source, wireGame(changes));
    board.flush();
  };
  return { board, take };
}

describe('the board', () => {
  it('keeps a newer score when an older frame arrives late', () => {
    const { board, take } = setUp();
    take({ ver: '12', score_h: '2' });
    take({ ver: '11', score_h: '1' }, 'match');
    expect(board.matches.read('900')?.score).toEqual({ home: 2, away: 2 });
  });

  it('keeps a match as it is while only its clock runs', () => {
    const { board, take } = setUp();
    take({ ver: '12', re_time: '2H^71:20' });
    const before = board.matches.read('900');
    take({ ver: '13', re_time: '2H^71:30' });
    expect(board.matches.read('900')).toBe(before);
    expect(board.clocks.read('900')?.seconds).toBe(71 * 60 + 30);
  });

  it('updates names at once, even if nothing else changed', () => {
    const { board, take } = setUp();
    take({ ver: '12', league: '英超', team_h: '富勒姆' });
    take({ ver: '12', league: '英超', team_h: '車路士', score_h: '9' }, 'slip');
    expect(board.matches.read('900')?.teams.home).toBe('車路士');
    expect(board.matches.read('900')?.score?.home).not.toBe(9);
  });

  it('maps a line to its match as long as a feed has it', () => {
    const { board, take } = setUp();
    take({}, 'list');
    take({}, 'slip');
    board.drop('list', '900');
    expect(board.matchOf('7001')).toBe('900');
    board.drop('slip', '900');
    expect(board.matchOf('7001')).toBeUndefined();
  });

  it('locks pre-match prices when a match goes in play', () => {
    const { board, take } = setUp();
    take({ ver: '1', is_rb: 'N', ratio: '0.5', ior_RH: '0.90', ior_RC: '0.98' });
    expect(board.prices.read('7001/R/RH')?.locked).toBe(false);
    take({ ver: '2', is_rb: 'Y', ratio: '0.5', ior_RH: '0.90', ior_RC: '0.98' });
    expect(board.prices.read('7001/R/RH')?.locked).toBe(true);
    expect(board.prices.read('7001/RE/REH')?.locked).toBe(false);
  });
});
