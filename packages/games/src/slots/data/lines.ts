import type { Line } from '../rules.ts';

/** Lines from the rows that they run through, a digit a reel, parted by spaces. */
const linesOf = (rows: string): readonly Line[] => rows.split(' ').map(each => [...each].map(Number));

const overFiveReels = linesOf(
  '11111 00000 22222 01210 21012 10001 12221 00122 22100 10121 12101 01110 21112 01010 21212 11011 11211 00200 22022 02220',
);

/** Over five reels of three rows, straight ones first. */
export const tenLines = overFiveReels.slice(0, 10);
export const fifteenLines = overFiveReels.slice(0, 15);
export const twentyLines = overFiveReels;

/** Over five reels of four rows. */
export const fortyLines = linesOf(
  '11111 22222 00000 33333 12321 21012 01210 32123 11011 22122 10001 23332 00100 33233 12221 21112 01110 32223 10101 23232 ' +
    '01010 32323 12121 21212 00122 33211 11233 22100 01233 32100 12333 21000 11211 22322 00211 33122 10012 23321 12210 21123',
);

/** Over three reels of three rows. */
export const fiveLines = linesOf('111 000 222 012 210');

/** Over four reels of three rows. */
export const eightLines = linesOf('1111 0000 2222 0110 2112 1001 1221 0122');
