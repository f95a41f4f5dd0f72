import { day } from '@lobby/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeTerms, termsOfGrade } from './grade-terms.ts';
import {
  afterKeeping,
  firstStanding,
  givenStanding,
  gradedTurnover,
  KEEPING_DAYS,
  keepingEnd,
  risen,
} from './standing.ts';

const at = Date.UTC(2026, 10, 1);
const yuan = (amount: number) => BigInt(amount) * 100n;

describe('turnover', () => {
  it('raises a grade with the fen that reaches it, and begins its keeping period', () => {
    const standing = firstStanding(at);
    expect(risen(standing, yuan(10_000) - 1n, at + 5)).toBe(standing);
    expect(risen(standing, yuan(10_000), at + 5)).toEqual({ ...standing, grade: 1, keptFrom: at + 5 });
  });

  it('raises over several grades at once', () => {
    expect(risen(firstStanding(at), yuan(600_000), at).grade).toBe(4);
    expect(risen(firstStanding(at), yuan(999_000_000), at).grade).toBe(10);
  });

  it('never lowers a grade, also where less is counted than it stands for', () => {
    const anything = fc.record({
      grade: fc.integer({ min: 0, max: 10 }),
      turnover: fc.bigInt(0n, 10n ** 12n),
    });
    fc.assert(
      fc.property(anything, ({ grade, turnover }) => {
        expect(risen({ ...firstStanding(at), grade }, turnover, at).grade).toBeGreaterThanOrEqual(grade);
      }),
    );
  });
});

describe('a keeping period', () => {
  const standing = givenStanding(3, at);
  const { keep } = termsOfGrade(3);

  it('ends ninety days after the grade was reached', () => {
    expect(keepingEnd(standing)).toBe(at + KEEPING_DAYS * day);
  });

  it('is followed by another where enough was staked', () => {
    expect(afterKeeping(standing, keep)).toEqual({ ...standing, keptFrom: keepingEnd(standing) });
  });

  it('costs one grade where a fen is missing, and the way back is the step between the two', () => {
    const fallen = afterKeeping(standing, keep - 1n);
    expect(fallen).toEqual(givenStanding(2, keepingEnd(standing)));
    const step = termsOfGrade(3).reach - termsOfGrade(2).reach;
    expect(risen(fallen, step - 1n, at).grade).toBe(2);
    expect(risen(fallen, step, at).grade).toBe(3);
  });

  it('never costs the lowest grade', () => {
    expect(afterKeeping(firstStanding(at), 0n).grade).toBe(0);
  });

  it('leaves nobody who stakes nothing above the lowest grade for ever', () => {
    for (const { grade } of gradeTerms) {
      let now = givenStanding(grade, at);
      for (let n = 0; n < grade; n += 1) now = afterKeeping(now, 0n);
      expect(now).toMatchObject({ grade: 0, base: 0n });
    }
  });
});

it('turnover counts for grades by what the house keeps of it, a part of a fen not', () => {
  expect(gradedTurnover(new Map([['TY', 100n]]))).toBe(100n);
  expect(gradedTurnover(new Map([['ZR', 101n]]))).toBe(20n);
  expect(
    gradedTurnover(
      new Map([
        ['ZR', 3n],
        ['QP', 2n],
        ['CP', 1n],
      ]),
    ),
  ).toBe(1n);
  expect(gradedTurnover(new Map())).toBe(0n);
});
