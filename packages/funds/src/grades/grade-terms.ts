import type { Fen } from '@lobby/money';

/** A gift that a period brings to whoever staked enough in it; both in fen. */
export interface PeriodGift {
  /** Valid turnover of the period. */
  readonly need: Fen;
  readonly gift: Fen;
}

/** What a VIP grade asks for and brings; amounts in fen, `keep`, `month` and `week` of valid turnover. */
export interface GradeTerms {
  readonly grade: number;
  /** Valid turnover in all with which the grade is reached. */
  readonly reach: Fen;
  /** Valid turnover of a keeping period below which a member falls by one grade. */
  readonly keep: Fen;
  /** Once, when the grade is reached for the first time. */
  readonly promotionGift: Fen;
  readonly birthdayGift: Fen;
  readonly month: PeriodGift;
  readonly week: PeriodGift;
}

const yuan = (amount: number): Fen => BigInt(amount) * 100n;

/** Yuan: reach, keep, promotion, birthday, month (need, gift), week (need, gift). Ours (docs/rules.md#vip-grades). */
const rows: readonly (readonly number[])[] = [
  [0, 0, 0, 18, 0, 0, 0, 0],
  [10_000, 2_000, 8, 18, 700, 1, 5_000, 2],
  [50_000, 10_000, 28, 28, 3_500, 3, 10_000, 5],
  [200_000, 40_000, 88, 58, 14_000, 12, 30_000, 15],
  [500_000, 100_000, 188, 88, 35_000, 28, 80_000, 38],
  [1_500_000, 300_000, 588, 188, 100_000, 78, 200_000, 98],
  [4_000_000, 800_000, 1_288, 388, 270_000, 208, 500_000, 248],
  [10_000_000, 2_000_000, 2_888, 588, 670_000, 518, 1_000_000, 498],
  [25_000_000, 5_000_000, 6_888, 888, 1_700_000, 1_288, 2_500_000, 1_188],
  [60_000_000, 12_000_000, 15_888, 1_888, 4_000_000, 2_888, 6_000_000, 2_888],
  [150_000_000, 30_000_000, 38_888, 3_888, 10_000_000, 6_888, 15_000_000, 6_888],
];

/** Every VIP grade, the lowest first. */
export const gradeTerms: readonly GradeTerms[] = rows.map((row, grade) => {
  const at = (column: number) => yuan(row[column] ?? 0);
  return {
    grade,
    reach: at(0),
    keep: at(1),
    promotionGift: at(2),
    birthdayGift: at(3),
    month: { need: at(4), gift: at(5) },
    week: { need: at(6), gift: at(7) },
  };
});

/** The terms of a grade. @throws RangeError when there is no such grade. */
export function termsOfGrade(grade: number): GradeTerms {
  const terms = gradeTerms[grade];
  if (!terms) throw new RangeError(`there is no VIP grade ${grade}`);
  return terms;
}
