/** What a bet comes to: whole win, half win, money back, half loss, whole loss. */
export type ExampleGrade = 'W' | 'LW' | 'P' | 'LL' | 'L';

/** One worked example. Amounts in yuan; `risk` is what the bet holds, which a negative price makes differ from the stake. */
export interface SettlementExample {
  readonly bet: 'home' | 'homeGets' | 'over' | 'under' | 'live';
  readonly line: string;
  /** Score when an in-play bet was taken, "2:0". */
  readonly scoreAtBet?: string;
  readonly format: 'H' | 'E' | 'M' | 'I';
  readonly odds: string;
  readonly stake: number;
  readonly risk: number;
  readonly win: number;
  /** Final score for handicaps, total goals for over/under. */
  readonly outcome: { readonly score: string } | { readonly total: number };
  readonly grade: ExampleGrade;
  /** What comes back to the balance. */
  readonly back: string;
}

/** The examples of the rules page, from the project's settlement cases. */
export const settlementExamples: readonly SettlementExample[] = [
  {
    bet: 'home',
    line: '0.5 / 1',
    format: 'H',
    odds: '0.90',
    stake: 100,
    risk: 100,
    win: 90,
    outcome: { score: '2:1' },
    grade: 'LW',
    back: '145',
  },
  {
    bet: 'home',
    line: '0 / 0.5',
    format: 'H',
    odds: '0.95',
    stake: 200,
    risk: 200,
    win: 190,
    outcome: { score: '1:1' },
    grade: 'LL',
    back: '100',
  },
  {
    bet: 'home',
    line: '1',
    format: 'E',
    odds: '1.93',
    stake: 50,
    risk: 50,
    win: 46.5,
    outcome: { score: '2:1' },
    grade: 'P',
    back: '50',
  },
  {
    bet: 'homeGets',
    line: '1.5',
    format: 'H',
    odds: '0.77',
    stake: 100,
    risk: 100,
    win: 77,
    outcome: { score: '0:1' },
    grade: 'W',
    back: '177',
  },
  {
    bet: 'live',
    line: '1',
    scoreAtBet: '2:1',
    format: 'H',
    odds: '0.88',
    stake: 100,
    risk: 100,
    win: 88,
    outcome: { score: '2:1' },
    grade: 'L',
    back: '0',
  },
  {
    bet: 'live',
    line: '1',
    scoreAtBet: '2:0',
    format: 'H',
    odds: '0.88',
    stake: 100,
    risk: 100,
    win: 88,
    outcome: { score: '3:0' },
    grade: 'P',
    back: '100',
  },
  {
    bet: 'over',
    line: '2 / 2.5',
    format: 'H',
    odds: '0.94',
    stake: 100,
    risk: 100,
    win: 94,
    outcome: { total: 2 },
    grade: 'LL',
    back: '50',
  },
  {
    bet: 'under',
    line: '2 / 2.5',
    format: 'H',
    odds: '0.94',
    stake: 100,
    risk: 100,
    win: 94,
    outcome: { total: 2 },
    grade: 'LW',
    back: '147',
  },
  {
    bet: 'over',
    line: '2.5 / 3',
    format: 'E',
    odds: '1.87',
    stake: 100,
    risk: 100,
    win: 87,
    outcome: { total: 3 },
    grade: 'LW',
    back: '143.5',
  },
  {
    bet: 'home',
    line: '1.5 / 2',
    format: 'M',
    odds: '-0.96',
    stake: 1000,
    risk: 960,
    win: 1000,
    outcome: { score: '3:1' },
    grade: 'LW',
    back: '1460',
  },
  {
    bet: 'home',
    line: '1 / 1.5',
    format: 'I',
    odds: '-1.08',
    stake: 300,
    risk: 324,
    win: 300,
    outcome: { score: '2:1' },
    grade: 'LL',
    back: '162',
  },
];
