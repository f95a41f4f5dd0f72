import type { FootballRules } from '@lobby/draws';

/** Halves of a match: far from both ends of what football is, so that no answer makes a page draw for ever. */
const minutes = { least: 10, most: 120 };

/** Whether rules that came over the wire make a match: lengths of halves that are some, and not endless. */
export function isPlayable(rules: Pick<FootballRules, 'minutes'>): boolean {
  return rules.minutes.every(
    ({ least, choices }) => least >= minutes.least && choices >= 1 && least + choices - 1 <= minutes.most,
  );
}
