import { hour, minute } from '@lobby/calendar';
import type { Match, MatchState } from '@lobby/fixtures';
import { noInputs } from '@lobby/pricing';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { hottest } from './hottest.ts';

const now = Date.UTC(2026, 10, 20, 12);
let named = 7000;

/** A match of a large league that kicks off in `inMinutes`; in play it stands as `state` says. */
function match(inMinutes: number, state: Partial<MatchState> = {}, quick = true): Match {
  named += 1;
  const known = testMatch({ id: String(named), kickoff: now + inMinutes * minute, quick, createdAt: 0 });
  const played = { clock: -inMinutes * 60, phase: '2H', score: [0, 0], shut: false, since: 0 } as const;
  return inMinutes > 0 ? known : { ...known, stateAt: at => ({ ...known.stateAt(at), ...played, ...state }) };
}

const several = (count: number, make: () => Match) => Array.from({ length: count }, make);
const hot = (matches: readonly Match[], inputsAt = () => noInputs) => hottest(matches, now, inputsAt);

describe('a match is hot', () => {
  it('while at least two of the prices of who wins are open', () => {
    const even = match(-80);
    const decided = match(-88, { score: [5, 0] });
    expect(hot([decided, even])).toEqual([even]);
  });

  it('not in the last minutes, when its markets have ended', () => {
    expect(hot([match(-94)])).toEqual([]);
  });

  it('while its market is shut for an attack or a goal, and not when it stays shut', () => {
    const shutFor = (ms: number) => match(-30, { phase: '1H', shut: true, since: now - ms });
    const [attack, halted] = [shutFor(8_000), shutFor(61_000)];
    expect(hot([attack, halted])).toEqual([attack]);
  });

  it('not once the operator has shut it', () => {
    const shut = { ...noInputs, operator: { ...noInputs.operator, shut: true } };
    expect(hot([match(-30, { phase: '1H' }), match(30)], () => shut)).toEqual([]);
  });
});

describe('the hot matches', () => {
  it('are eight, of which two have not begun, in play first', () => {
    const live = several(9, () => match(-30, { phase: '1H' }));
    const next = several(4, () => match(90));
    expect(hot([...next, ...live])).toEqual([...live.slice(0, 6), ...next.slice(0, 2)]);
  });

  it('are filled by those in play when none is to come, and by those to come when few are in play', () => {
    const live = several(9, () => match(-30, { phase: '1H' }));
    const next = several(9, () => match(90));
    expect(hot(live)).toEqual(live.slice(0, 8));
    expect(hot([...live.slice(0, 1), ...next])).toEqual([live[0], ...next.slice(0, 7)]);
  });

  it('begin with the large leagues: in play those that began last, to come those that begin first', () => {
    const small = match(-5, { phase: '1H' }, false);
    const [long, short] = [match(-80), match(-20, { phase: '1H' })];
    const [smallSoon, later, soon] = [match(20, {}, false), match(180), match(60)];
    expect(hot([small, long, short, smallSoon, later, soon])).toEqual([
      short,
      long,
      small,
      soon,
      later,
      smallSoon,
    ]);
  });

  it('are of today before another day, whatever the league', () => {
    const today = match(60, {}, false);
    const another = match((50 * hour) / minute);
    expect(hot([another, today])).toEqual([today, another]);
  });
});
