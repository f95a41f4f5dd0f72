/** What is sold on every sport of sets. */
export const setsMarkets = [
  '1x2',
  'handicap',
  'total',
  'set-handicap',
  'set-winner',
  'set-score',
  'odd-even',
] as const;
