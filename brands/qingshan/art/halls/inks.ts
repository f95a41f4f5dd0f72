import type { HallCode } from '@lobby/brand-kit';

/** The ground of each hall: white words on it have a contrast of 7 and more. */
export const inks: Readonly<Record<HallCode, string>> = {
  sport: '#0b5744',
  realbet: '#0b4a4f',
  chess: '#1c4d2a',
  gaming: '#123f5c',
  lottery: '#5b3a12',
  egame: '#3d4a12',
  fish: '#0a4a3c',
};
