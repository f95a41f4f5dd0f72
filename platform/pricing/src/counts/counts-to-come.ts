import type { Score } from '@lobby/betting';
import { footballFacts } from '@lobby/draws';
import type { MatchState } from '@lobby/fixtures';
import type { SubCounted } from '@lobby/sports';

/** Minutes that a half lasts on average, its added time included. */
const usualMinutes = footballFacts.minutes.map(({ least, choices }) => least + (choices - 1) / 2);
const usualMatch = usualMinutes[0]! + usualMinutes[1]!;

/** The shares of a whole match that the running half and the match still have, as far as anybody can know. */
export interface ShareLeft {
  readonly half: number;
  readonly full: number;
}

/** What is left of a match by its clock: corners and cards come at the same pace in every minute. */
export function shareLeft({
  phase,
  clock,
  lastsBeyond,
}: Pick<MatchState, 'phase' | 'clock' | 'lastsBeyond'>): ShareLeft {
  const share = (minutes: number) => minutes / usualMatch;
  const later = share(usualMinutes[1]!);
  switch (phase) {
    case 'pre':
      return { half: share(usualMinutes[0]!), full: 1 };
    case '1H': {
      const half = share(minutesLeft(0, clock / 60, lastsBeyond));
      return { half, full: half + later };
    }
    case 'HT':
      return { half: 0, full: later };
    case '2H':
      return { half: 0, full: share(minutesLeft(1, clock / 60 - 45, lastsBeyond)) };
    case 'over':
      return { half: 0, full: 0 };
  }
}

/** Every length of a half that is still possible is as likely as another. */
function minutesLeft(half: 0 | 1, played: number, knownToLast: number): number {
  const { least, choices } = footballFacts.minutes[half];
  const lengths = Array.from({ length: choices }, (_, at) => least + at).filter(
    length => length > Math.max(played, knownToLast),
  );
  return lengths.reduce((sum, length) => sum + length - played, 0) / Math.max(1, lengths.length);
}

/** How much each red card more of the other side brings a side, in logarithms: with the ball come corners, without it cards. */
const perRed = { corners: 0.28, cards: -0.07 } as const satisfies Readonly<Record<SubCounted, number>>;

/** What each side is expected to be counted in a whole match that would be played with these red cards. */
export function afterReds([home, away]: Score, [own, others]: Score, counts: SubCounted): Score {
  const more = Math.exp(perRed[counts] * (others - own));
  return [home * more, away / more];
}
