import { answerChances, turnChances, turnLaw } from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { chanceOfLead } from '../testing/lead.ts';
import { pointsMatch, pointsMoment, pointsResult } from '../testing/points-moments.ts';
import { Tally } from '../testing/tally.ts';
import { openPointsBook } from './points-book.ts';
import { above, meanOf } from './row.ts';

/** Enough to notice six hundredths. */
const count = 500;

type TurnLaw = ReturnType<typeof turnLaw>;

const expectations = [
  [111.5, 107],
  [101, 118],
  [115, 112],
] as const;

describe('the chances of points', () => {
  it.each([
    ['before it begins', -5],
    ['in the first quarter', 7.3],
    ['between two quarters', 13],
    ['in the second quarter', 22.2],
    ['at the break', 30],
    ['in the third quarter', 47],
    ['ten minutes before the end', 57.1],
    ['two minutes before the end', 64.9],
  ])(
    'come true as often as they say %s',
    (_, minutes) => {
      const tallies = new Map<string, Tally>();
      const add = (name: string, chance: number, came: boolean) => {
        const tally = tallies.get(name) ?? new Tally();
        tally.add(chance, came);
        tallies.set(name, tally);
      };
      for (let n = 0; n < count; n++) {
        const match = pointsMatch(n, expectations[n % 3]);
        const moment = pointsMoment(match, minutes);
        const { full, half } = openPointsBook(match, moment);
        const end = pointsResult(match);
        const [home, away] = end.full;
        const bucket = (chance: number) => Math.min(9, Math.floor(chance * 10));
        const wins = above(full.chances.lead, 0);
        add('home wins', wins, home > away);
        add(`home wins, about ${bucket(wins)}0 %`, wins, home > away);
        for (const beside of [-6, 0, 6]) {
          const line = Math.floor(meanOf(full.chances.total)) + beside + 0.5;
          add(`total beside ${beside}`, above(full.chances.total, line), home + away > line);
          const given = Math.floor(meanOf(full.chances.lead)) + beside / 2 + 0.5;
          add(`lead beside ${beside}`, above(full.chances.lead, given), home - away > given);
        }
        const own = Math.floor(meanOf(full.chances.home)) + 0.5;
        add('points of home', above(full.chances.home, own), home > own);
        if (moment.state.phase === 'pre' || moment.state.phase === '1H') {
          const early = Math.floor(meanOf(half.chances.total)) + 0.5;
          add('total of the half', above(half.chances.total, early), end.half[0] + end.half[1] > early);
          add('lead of the half', above(half.chances.lead, 2.5), end.half[0] - end.half[1] > 2.5);
        }
      }
      for (const [name, { errors }] of tallies) expect(errors, name).toBeLessThan(3.5);
    },
    300_000,
  );
});

it.each([22, 23.9])('a half is even %s minutes in as often as its last turns make it', minutes => {
  for (let n = 0; n < 12; n++) {
    const match = pointsMatch(n);
    const moment = pointsMoment(match, minutes);
    const [home, away] = match.expected.map(points => turnLaw(points * 1000)) as [TurnLaw, TurnLaw];
    const { turnsLeft = [0, 0], unanswered } = moment.state.period!;
    /** 1 when an even number is sure, -1 when an odd one is; those of independent numbers multiply. */
    const evenness = (chances: readonly number[]) =>
      chances.reduce((sum, chance, points) => sum + (points % 2 === 0 ? chance : -chance), 0);
    const answers = (points: number) => evenness(answerChances(home, away, points));
    const pair = evenness(turnChances(home).map((chance, points) => chance * answers(points)));
    const [first, answer] = unanswered?.side === 'H' ? [home, away] : [away, home];
    const last = unanswered ? evenness(answerChances(first, answer, unanswered.points)) : 1;
    const scored = moment.state.score[0] + moment.state.score[1];
    const wanted = last * pair ** Math.min(...turnsLeft) * (scored % 2 === 0 ? 1 : -1);
    const { from, chances } = openPointsBook(match, moment).half.chances.total;
    expect(evenness([...(from % 2 === 0 ? [] : [0]), ...chances])).toBeCloseTo(wanted, 9);
  }
});

it('who wins follows the formula of a lead that moves, but for whole points and overtimes', () => {
  for (const minutes of [-5, 13, 30, 54]) {
    const match = pointsMatch(4);
    const moment = pointsMoment(match, minutes);
    const { state } = moment;
    const played = minutes < 0 ? 0 : (state.period?.number ?? 0) / 4;
    const lead = state.score[0] - state.score[1];
    const wins = above(openPointsBook(match, moment).full.chances.lead, 0);
    expect(Math.abs(wins - chanceOfLead({ lead, played, drift: 4.5, deviation: 12 }))).toBeLessThan(0.006);
  }
});
