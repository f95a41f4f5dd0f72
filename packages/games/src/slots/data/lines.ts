import type { Line } from '../rules.ts';

/** Lines from their rows, "0 1 2 1 0". */
const linesOf = (...rows: readonly string[]): readonly Line[] => rows.map(each => [...each].map(Number));

/** Twenty lines over five reels of three rows: straight ones first. */
export const twentyLines = linesOf(
  ...['11111', '00000', '22222', '01210', '21012', '10001', '12221', '00122', '22100', '10121'],
  ...['12101', '01110', '21112', '01010', '21212', '11011', '11211', '00200', '22022', '02220'],
);
