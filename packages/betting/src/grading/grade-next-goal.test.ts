import { describe, expect, it } from 'vitest';
import { readGoals } from './goal-times.ts';
import { gradeMarket, type MatchResult } from './grade-market.ts';

const gradesOf = (goal: string, result: MatchResult) =>
  ['H', 'N', 'C'].map(side =>
    gradeMarket({ wtype: 'RNG', rtype: `RNG${side}`, line: goal, strong: '', scoreAtBet: [0, 0] }, result),
  );
const [home, nobody, away] = [
  ['W', 'L', 'L'],
  ['L', 'W', 'L'],
  ['L', 'L', 'W'],
];
const open = [undefined, undefined, undefined];
const goals = (text: string) => readGoals(text)!;
const whole: MatchResult = { half: [1, 1], full: [2, 1], goals: goals('7H 45+1C 90+3H') };

describe('a bet on who scores a goal', () => {
  it.each([
    ['1', home],
    ['2', away],
    ['3', home],
    ['4', nobody],
    ['12', nobody],
  ])('of number %s of three is %j', (goal, grades) => expect(gradesOf(goal, whole)).toEqual(grades));

  it('goes by the minutes of goals, and within one by the order in which they were reported', () => {
    const result = { half: [0, 0], full: [1, 2] } as const;
    expect(gradesOf('1', { ...result, goals: goals('80H 50C 80C') })).toEqual(away);
    expect(gradesOf('2', { ...result, goals: goals('80H 50C 80C') })).toEqual(home);
    expect(gradesOf('2', { ...result, goals: goals('80C 80H 50C') })).toEqual(away);
  });

  it('is known with the first half where the goal fell in it, and else with the end', () => {
    const half: MatchResult = { half: [1, 1], goals: goals('7H 45+1C') };
    expect(gradesOf('2', half)).toEqual(away);
    expect(gradesOf('3', half)).toEqual(open);
  });

  it('waits for the order of goals where both sides have scored, and needs none where one has', () => {
    expect(gradesOf('1', { half: [0, 0], full: [1, 1] })).toEqual(open);
    expect(gradesOf('1', { half: [0, 0], full: [1, 1], goals: goals('60H') })).toEqual(open);
    expect(gradesOf('2', { half: [0, 0], full: [0, 2] })).toEqual(away);
    expect(gradesOf('3', { half: [0, 0], full: [1, 1] })).toEqual(nobody);
    expect(gradesOf('1', { half: [0, 0], full: [0, 0] })).toEqual(nobody);
  });

  it('needs no order where one side alone has scored since half-time', () => {
    expect(gradesOf('2', { half: [1, 0], full: [1, 1] })).toEqual(away);
    expect(gradesOf('3', { half: [1, 1], full: [3, 1] })).toEqual(home);
    expect(gradesOf('2', { half: [1, 1], full: [3, 1] })).toEqual(open);
    expect(gradesOf('2', { half: [1, 0], full: [2, 1] })).toEqual(open);
    const stopped: MatchResult = { half: [1, 0], cancelled: true, reached: [1, 1], played: 70 };
    expect(gradesOf('2', stopped)).toEqual(away);
    // A half that the end contradicts tells nothing.
    expect(gradesOf('2', { half: [0, 1], full: [2, 0] })).toEqual(home);
    expect(gradesOf('3', { half: [2, 0], full: [1, 2] })).toEqual(open);
  });

  it('waits where a goal beyond ninety minutes is reported: extra time does not count', () => {
    const extra = { side: 'H', minute: '105' } as const;
    expect(gradesOf('1', { ...whole, half: [0, 0], goals: [extra, ...goals('60H 70C')] })).toEqual(open);
  });

  it('of a match that was stopped stands where the goal had fallen, and is returned where it had not', () => {
    const stopped: MatchResult = { half: [0, 0], cancelled: true, reached: [1, 1], played: 70 };
    const told = { ...stopped, goals: goals('50C 60H') };
    expect(gradesOf('2', told)).toEqual(home);
    expect(gradesOf('3', told)).toEqual(['D', 'D', 'D']);
    // Nobody will say who scored first.
    expect(gradesOf('1', stopped)).toEqual(['D', 'D', 'D']);
    expect(gradesOf('1', { cancelled: true })).toEqual(['D', 'D', 'D']);
  });

  it.each(['', '0', '0.5', '1 / 1.5', '-1'])('is refused for "%s", which is the number of no goal', line =>
    expect(() => gradesOf(line, whole)).toThrow(RangeError),
  );
});
