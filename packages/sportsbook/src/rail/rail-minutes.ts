import type { GameClock } from '../feed/game-clock.ts';

/** The whole minutes played by the last reading of the clock, 0 … 90: added time stands at the end of its half. */
export function minutesPlayed(clock: GameClock | undefined): number {
  switch (clock?.phase) {
    case '1H':
      return Math.min(45, Math.floor((clock.seconds ?? 0) / 60));
    case 'HT':
      return 45;
    case '2H':
      return Math.min(90, Math.max(45, Math.floor((clock.seconds ?? 0) / 60)));
    case 'ET':
    case 'PK':
      return 90;
    default:
      return 0;
  }
}

/** Where a minute of football stands on the rail, percent: "45+2" where "45" is. */
export function placeOf(minute: string): number {
  return (Math.min(90, Number.parseInt(minute, 10)) / 90) * 100;
}
