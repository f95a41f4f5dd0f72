import { selectionKey } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import { badmintonGame, handballGame } from '../testing/sample-others.ts';
import { decodeGame } from './codec.ts';
import { wireGame, wireGameBefore } from './testing.ts';

const pricesOf = (wire: ReturnType<typeof wireGame>) => new Map(decodeGame(wire).prices.prices);

describe('a game from the wire', () => {
  it('decodes the match', () => {
    expect(decodeGame(wireGame()).info).toEqual({
      ecid: '900',
      gidm: '7001',
      counts: 'goals',
      gid: '7001',
      sport: 'FT',
      leagueId: 'EPL',
      league: '英超',
      teams: { home: '富勒姆', away: '伯恩利' },
      teamIds: { home: 't1', away: 't2' },
      kickoff: 1_795_000_000_000,
      live: true,
      open: true,
      score: { home: 1, away: 2 },
      halfScore: { home: 1, away: 0 },
      redCards: { home: 1, away: 0 },
      moreCount: 24,
    });
    expect(decodeGame(wireGame()).clock).toEqual({ phase: '2H', seconds: 71 * 60 + 20 });
  });

  it('tells which sport of its type a match is of, and reads its clock and board by that', () => {
    const other = decodeGame(badmintonGame());
    expect(other.info).toMatchObject({ sport: 'BM', sets: { bestOf: 3, running: { home: 9, away: 11 } } });
    expect(other.clock.set).toEqual({ number: 2, isOver: false, counts: 'points' });
    const { info, clock } = decodeGame(handballGame());
    expect(info).toMatchObject({
      sport: 'HB',
      periods: [
        { home: 15, away: 14 },
        { home: 6, away: 5 },
      ],
    });
    expect(clock).toEqual({ phase: '2H', seconds: 41 * 60 + 5 });
  });

  it('tells what a sub-match counts; what the provider calls otherwise counts goals', () => {
    const corners = decodeGame(wireGame({ ptype: 'CN', master: 'N', gidm: '900', team_h: '富勒姆 -角球数' }));
    expect(corners.info).toMatchObject({ counts: 'corners', gidm: '900', teams: { home: '富勒姆 -角球数' } });
    expect(decodeGame(wireGame({ ptype: 'RN', master: 'N' })).info.counts).toBe('cards');
    expect(decodeGame(wireGame({ ptype: '' })).info.counts).toBe('goals');
  });

  it('decodes the commitment of a match with a public draw', () => {
    expect(decodeGame(wireGame({ gtype: 'VF', draw_hash: 'ab'.repeat(32) })).info.drawHash).toBe(
      'ab'.repeat(32),
    );
    expect(decodeGame(wireGame()).info.drawHash).toBeUndefined();
  });

  it('says why a match stands still', () => {
    expect(decodeGame(wireGame({ game_status: 'var' })).info.halted).toBe('var');
    expect(decodeGame(wireGame()).info.halted).toBeUndefined();
  });

  it('decodes goals and red cards, and leaves out what it cannot read', () => {
    const { info } = decodeGame(wireGame({ incidents: '23:goal:H 45+2:red:C 50:corner:H x' }));
    expect(info.incidents).toEqual([
      { minute: '23', kind: 'goal', side: 'home' },
      { minute: '45+2', kind: 'red', side: 'away' },
    ]);
    expect(decodeGame(wireGame({ incidents: '' })).info.incidents).toEqual([]);
  });

  it('has no score before kick-off', () => {
    const { info, clock } = decodeGame(wireGameBefore());
    expect(info.score).toBeUndefined();
    expect(info.live).toBe(false);
    expect(clock).toEqual({ phase: 'pre' });
  });

  it('keeps both sides of a two-way price, which are converted together', () => {
    expect(pricesOf(wireGame()).get(selectionKey('7001', 'RE', 'REH'))).toEqual({
      price: { kind: 'pair', home: '0.83', away: '1.05', side: 'H' },
      line: '0 / 0.5',
      strong: 'C',
      locked: false,
    });
  });

  it('reads over from the C field and under from the H field', () => {
    const prices = pricesOf(wireGame());
    expect(prices.get(selectionKey('7001', 'ROU', 'ROUC'))?.price).toMatchObject({ side: 'C', away: '0.92' });
    expect(prices.get(selectionKey('7001', 'ROU', 'ROUH'))?.price).toMatchObject({ side: 'H', home: '0.94' });
  });

  it('keeps 1X2 decimal', () => {
    expect(pricesOf(wireGame()).get(selectionKey('7001', 'RM', 'RMN'))).toMatchObject({
      price: { kind: 'decimal', odds: '3.60' },
      line: '',
    });
  });

  it('offers the markets of its phase only', () => {
    expect(decodeGame(wireGame()).offered).toEqual(['RE', 'ROU', 'RM', 'HRE']);
    expect(decodeGame(wireGameBefore()).offered).toEqual(['R', 'M']);
  });

  it('locks a blank price, and every price of a closed match', () => {
    expect(pricesOf(wireGame()).get(selectionKey('7001', 'HRE', 'HREH'))?.locked).toBe(true);
    const closed = pricesOf(wireGame({ gopen: 'N' }));
    expect([...closed.values()].every(price => price.locked)).toBe(true);
  });

  it('locks a pair without one side, and a handicap without its line', () => {
    const half = pricesOf(wireGame({ ior_REC: '' }));
    expect(half.get(selectionKey('7001', 'RE', 'REH'))?.locked).toBe(true);
    const lineless = pricesOf(wireGame({ ratio_re: '' }));
    expect(lineless.get(selectionKey('7001', 'RE', 'REH'))?.locked).toBe(true);
  });

  it('ignores malformed numbers', () => {
    const { info } = decodeGame(wireGame({ score_h: '?', redcard_h: '', ver: 'x', datetime: '' }));
    expect(info.score).toBeUndefined();
    expect(info.redCards.home).toBe(0);
  });
});
