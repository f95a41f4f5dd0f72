import { correctionWindow } from '@lobby/fixtures';
import { timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { openToCorrection } from './open-to-correction.ts';
import type { KnownResult, Said } from './result-changes.ts';

const kickoff = Date.UTC(2026, 10, 20, 12);
const real = { half: [1, 0], full: [2, 1] } as const;
const league = testMatch({ kickoff, real });
const drawn = testMatch({ kickoff, real, gtype: 'VF', drawHash: 'ab'.repeat(32) });
const { firstHalfEnd, fullTime } = timelineOf(league);
/** The window, and what a busy process is late. */
const settled = correctionWindow(league) + 5_000;

/** What one report says, or several that say the same. */
function reported(parts: Partial<KnownResult>, said: Partial<Said> = {}): KnownResult {
  const once = { since: fullTime, times: 1, ...said };
  return {
    match_id: league.id,
    version: 2,
    half: '1:0',
    full: '2:1',
    sets: null,
    quarters: null,
    goals: null,
    winner: '',
    cancel_reason: '',
    reached: null,
    played: null,
    withdrawn: false,
    reason: '',
    certainty: 'confirmed',
    at: BigInt(once.since),
    said: { half: once, full: once, sets: undefined, quarters: undefined, goals: undefined, end: once },
    sure: { half: true, full: true, sets: false, quarters: false, goals: false, end: true },
    ...parts,
  };
}

describe('a result as it was shown', () => {
  it('may be corrected for the window after its report, and not for longer', () => {
    const isOpen = (after: number) => openToCorrection(league, 'full', reported({}), fullTime + after);
    expect([0, settled - 1, settled].map(isOpen)).toEqual([true, true, false]);
  });

  it('of an openly drawn match is proven by its key', () => {
    expect(openToCorrection(drawn, 'full', reported({}), fullTime)).toBe(false);
    expect(openToCorrection(drawn, 'half', reported({}), firstHalfEnd)).toBe(false);
  });

  it('may be corrected for as long as it is only scouted', () => {
    const isOpen = (sure: KnownResult['sure']) =>
      openToCorrection(league, 'full', reported({ sure }), fullTime + 10 * settled);
    const no = { sets: false, quarters: false, goals: false };
    expect(isOpen({ half: true, full: false, ...no, end: false })).toBe(true);
    expect(isOpen({ half: false, full: true, ...no, end: true })).toBe(false);
  });

  it('is not the last one while the match goes on', () => {
    const early = reported({ full: '1:0' }, { since: firstHalfEnd });
    expect(openToCorrection(drawn, 'full', early, firstHalfEnd + 1)).toBe(true);
  });
});

describe('a result that differs from the last score shown', () => {
  it.each([league, drawn])('may be corrected until it was reported twice: $gtype', match => {
    const at = fullTime + 10 * settled;
    const other = { full: '3:1' };
    expect(openToCorrection(match, 'full', reported(other), at)).toBe(true);
    expect(openToCorrection(match, 'full', reported(other, { times: 2 }), at)).toBe(false);
    expect(openToCorrection(match, 'half', reported({ half: '0:0' }), at)).toBe(true);
  });

  it('may be the score that a stopped match had reached', () => {
    const at = fullTime + 10 * settled;
    const stopped = { cancel_reason: 'D1', full: null };
    expect(openToCorrection(league, 'full', reported({ ...stopped, reached: '0:1' }), at)).toBe(true);
    expect(openToCorrection(league, 'full', reported({ ...stopped, reached: '2:1' }), at)).toBe(false);
  });
});

describe('a half', () => {
  it('does not wait again for the end of the match, when that says the same of it', () => {
    const full = { since: fullTime, times: 1 };
    const said = {
      half: { since: firstHalfEnd, times: 2 },
      full,
      sets: undefined,
      quarters: undefined,
      goals: undefined,
      end: full,
    };
    expect(openToCorrection(league, 'half', reported({ said }), fullTime)).toBe(false);
    expect(openToCorrection(league, 'full', reported({ said }), fullTime)).toBe(true);
  });
});

describe('what both halves decide', () => {
  it('may be corrected while the score at half-time may be, however sure the end is', () => {
    const at = fullTime + 10 * settled;
    const isOpen = (parts: Partial<KnownResult>) => openToCorrection(league, 'both', reported(parts), at);
    const { sure } = reported({});
    expect(isOpen({})).toBe(false);
    expect(isOpen({ sure: { ...sure, half: false } })).toBe(true);
    expect(isOpen({ sure: { ...sure, full: false } })).toBe(true);
    // Another half than the one that was shown, said once.
    expect(isOpen({ half: '0:0' })).toBe(true);
  });
});

describe('the order of goals', () => {
  it('told by the half alone may be corrected until a half other than the one shown was reported twice', () => {
    const at = fullTime + 10 * settled;
    const isOpen = (half: string, goals: string, times: number) => {
      const said = { since: firstHalfEnd, times };
      const none = { full: undefined, sets: undefined, quarters: undefined, end: undefined };
      const known = reported({ half, goals, full: null, said: { ...none, half: said, goals: said } });
      return openToCorrection(league, 'goals', { ...known, sure: { ...known.sure, goals: true } }, at);
    };
    expect(isOpen('1:0', '12H', 1)).toBe(false);
    expect(isOpen('0:1', '12C', 1)).toBe(true);
    expect(isOpen('0:1', '12C', 2)).toBe(false);
  });
});

describe('a part that others tell', () => {
  const none = { half: null, full: null };
  const half = { since: firstHalfEnd, times: 1 };
  const quarters = { since: fullTime, times: 1 };
  const nothing = { full: undefined, sets: undefined, goals: undefined, end: undefined };
  const sure = { half: true, full: false, sets: false, quarters: true, goals: false, end: false };

  it('may be corrected for the window after the last of them', () => {
    const told = { ...none, half: '55:50', quarters: '30:20' };
    const second = reported({ ...told, said: { ...nothing, half, quarters }, sure });
    expect(openToCorrection(league, 'Q2', second, fullTime + settled - 1)).toBe(true);
    expect(openToCorrection(league, 'Q2', second, fullTime + settled)).toBe(false);
    const first = reported({
      ...{ ...none, quarters: '1:0 0:0', sure },
      said: { ...nothing, half: undefined, quarters },
    });
    expect(openToCorrection(league, 'half', first, fullTime + settled - 1)).toBe(true);
    expect(openToCorrection(league, 'half', first, fullTime + settled)).toBe(false);
  });

  it('may be corrected for as long as one of them is only scouted', () => {
    const told = { ...none, half: '55:50', quarters: '30:20', said: { ...nothing, half, quarters } };
    const scouted = reported({ ...told, sure: { ...sure, half: false } });
    expect(openToCorrection(league, 'Q2', scouted, fullTime + 10 * settled)).toBe(true);
  });
});
