import { minute } from '@lobby/calendar';
import { noInputs } from '@lobby/pricing';
import { followed, subMatchesOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { countedOf } from './counted-fields.ts';

const now = Date.UTC(2026, 10, 20, 12);
const main = testMatch({ id: '6030', kickoff: now - 30 * minute, createdAt: now - 90 * minute });
const [script] = subMatchesOf(main);
if (!script) throw new Error('no corners are counted');
const corners = followed(script);
// A second in which no corner falls.
let at = now;
while (corners.stateAt(at - 1_000).score.join() !== corners.stateAt(at).score.join()) at += 1_000;

describe('what sub-matches count', () => {
  const isMoved = (changedAt: number, sub = corners) =>
    countedOf([main, sub], { inputsAt: () => ({ ...noInputs, changedAt }) }).moved(main, at - 1_000, at);

  it('has not moved while nothing falls', () => {
    expect(isMoved(0)).toBe(false);
  });

  it('is sent again when what an operator said of it just before may not have been known', () => {
    expect(isMoved(at - 2_000)).toBe(true);
    expect(isMoved(at - 20_000)).toBe(false);
  });

  it('is sent again when the sub-match itself may not have been known', () => {
    expect(isMoved(0, { ...corners, createdAt: at - 5_000 })).toBe(true);
  });
});
