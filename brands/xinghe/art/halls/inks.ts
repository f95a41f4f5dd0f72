/** The colour into which the ground of each hall runs, the same in both editions; white is read on it at 7:1. */
export const inks = {
  sport: '#2c2490',
  realbet: '#4b1f6f',
  chess: '#1d2f7a',
  lottery: '#0f4a6b',
  gaming: '#6a1f6b',
  egame: '#7a1f4d',
  fish: '#0d4f56',
} as const;
