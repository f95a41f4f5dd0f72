import type { RouletteEvent } from '@lobby/games';

type BallEvent = Extract<RouletteEvent, { type: 'ball' }>;

/** Where the ball lay; undefined for a round without one. */
export const pocketIn = (events: readonly RouletteEvent[]): number | undefined =>
  events.find((event): event is BallEvent => event.type === 'ball')?.pocket;
