import { baseballTimelineOf, handballTimelineOf, simulatedSets } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import {
  badminton,
  baseball,
  handball,
  type SportCode,
  snooker,
  tableTennis,
  tennis,
  volleyball,
} from '@lobby/sports';

/** A sport that is priced exactly by the law it is drawn from, and how its matches differ. */
export interface LawPricedSport {
  readonly name: string;
  readonly gtype: SportCode;
  readonly lids: readonly string[];
  /** What a side is expected to do at least and at most. */
  readonly level: readonly [least: number, most: number];
  /** How far the two sides may lie apart. */
  readonly apart: number;
  readonly breakMinutes: number;
  /** When its state changes within a match, ms. */
  playsOf(match: TestMatch): readonly number[];
}

const pointsOf = (sport: keyof typeof simulatedSets) => (match: TestMatch) =>
  simulatedSets[sport].timelineOf(match).points.map(({ at }) => at);

export const lawPricedSports: readonly LawPricedSport[] = [
  {
    ...{ name: 'tennis', gtype: tennis.code, lids: ['841', '843'], breakMinutes: 2 },
    ...{ level: [0.58, 0.68], apart: 0.09, playsOf: pointsOf('tennis') },
  },
  {
    ...{ name: 'volleyball', gtype: volleyball.code, lids: ['851'], breakMinutes: 3 },
    ...{ level: [0.64, 0.72], apart: 0.06, playsOf: pointsOf('volleyball') },
  },
  {
    ...{ name: 'table tennis', gtype: tableTennis.code, lids: ['861', '862'], breakMinutes: 1 },
    ...{ level: [0.5, 0.58], apart: 0.08, playsOf: pointsOf('tableTennis') },
  },
  {
    ...{ name: 'snooker', gtype: snooker.code, lids: ['871', '872', '873'], breakMinutes: 2 },
    ...{ level: [0.81, 0.87], apart: 0.05, playsOf: pointsOf('snooker') },
  },
  {
    ...{ name: 'badminton', gtype: badminton.code, lids: ['881'], breakMinutes: 2 },
    ...{ level: [0.46, 0.52], apart: 0.05, playsOf: pointsOf('badminton') },
  },
  {
    ...{ name: 'handball', gtype: handball.code, lids: ['891'], breakMinutes: 15 },
    ...{ level: [26, 32], apart: 5 },
    playsOf: match => handballTimelineOf(match).halves.flatMap(({ attacks }) => attacks.map(({ at }) => at)),
  },
  {
    ...{ name: 'baseball', gtype: baseball.code, lids: ['831'], breakMinutes: 2 },
    ...{ level: [3.4, 5.6], apart: 2 },
    playsOf: match => baseballTimelineOf(match).halves.flatMap(({ plays }) => plays.map(({ at }) => at)),
  },
];

/** A match of the sport; the generator says how strong its sides are. */
export function lawPricedMatch(
  sport: LawPricedSport,
  speed: number,
  id: string,
  next: () => number,
): TestMatch {
  const { name, gtype, lids, level, apart, breakMinutes } = sport;
  const middle = level[0] + next() * (level[1] - level[0]);
  const lead = (next() - 0.5) * apart;
  const milli = (number: number) => Math.round(number * 1000) / 1000;
  return testMatch({
    ...{ id: `${name}/${id}/${speed}`, gtype, speed, breakMinutes },
    lid: lids[Math.floor(next() * lids.length)]!,
    expected: [milli(middle + lead), milli(middle - lead)],
  });
}
