import type { SportCode } from '@lobby/sports';

interface SimulatedSport {
  /** How likely a side has a red card in a minute. */
  readonly redPerMinute: number;
}

/** How the matches of each sport are played. Virtual football knows no cards. */
export const simulatedSports: Readonly<Record<SportCode, SimulatedSport>> = {
  FT: { redPerMinute: 0.0009 },
  VF: { redPerMinute: 0 },
};
