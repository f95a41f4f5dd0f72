/** Something that happens in a half; `at` is match time since the half's own start, ms. */
export interface FootballEvent {
  readonly kind: 'goal' | 'red' | 'danger';
  readonly side: 'H' | 'C';
  readonly at: number;
}

/** What happens in a match, in match time and integers. */
export interface FootballScript {
  /** Minutes each half lasts with its added time. */
  readonly minutes: readonly [first: number, second: number];
  readonly halves: readonly [first: readonly FootballEvent[], second: readonly FootballEvent[]];
}
