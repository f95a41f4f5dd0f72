import { Cut, paper } from '../paper.tsx';

/** A tone, how far its shadow falls, and its outline. */
const sheets = [
  [paper.far, 12, 'M22 321 130 279l238-17 238 13 138 43-66 44-274 25-290-13z'],
  [paper.middle, 10, 'M80 315 190 282l184-13 190 13 112 33-66 34-212 23-218-12z'],
  [paper.near, 9, 'M154 316l106-25 128-7 150 14 56 19-58 24-156 15-156-13z'],
] as const;

/** The ground that scenes share: the first of three sheets of paper, the largest at the bottom. */
export const Ground = ({ of }: { of: 1 | 2 | 3 }) =>
  sheets.slice(0, of).map(([fill, drop, d]) => <Cut key={d} d={d} fill={fill} drop={drop} />);

/** Tufts of grass by their outline from the left foot. */
const tufts = [
  'l8-26 6 26 10-19 2 21z',
  'l7-22 6 22 9-16 1 18z',
  'l8-24 6 24 10-17 1 19z',
  'l6-20 5 20 8-14 1 16z',
];

/** Grass at these places, `x y` each. */
export const Grass = ({ at }: { at: readonly [string, string, string, string] }) => (
  <path d={at.map((place, index) => `M${place}${tufts[index]}`).join('')} fill={paper.deep} />
);
