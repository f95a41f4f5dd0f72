import type { RoundEvent } from '@lobby/games';
import type { Result } from './table-calls.ts';

/** What shows a result. It plays what it is told, and draws nothing by itself. */
export interface Stage<Event extends RoundEvent> {
  /** The next round begins. */
  clear(): void;
  /** Plays the events in their order. @param isStill shows the end of them at once. */
  play(events: readonly Event[], isStill: boolean): Promise<void>;
  /** The result in words. */
  say(events: readonly Event[]): string;
  /** The last results, newest first. */
  showRoad(results: readonly Result<Event>[]): void;
}
