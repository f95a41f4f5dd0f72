import './roulette.css';
import type { RouletteEvent, RouletteRules } from '@lobby/games';
import type { ReplayVisit } from '../visit.ts';
import { pocketIn } from './pocket-in.ts';
import { createWheel } from './wheel.ts';

/** The wheel of a recorded round, which the ball comes to rest on again. */
export function replayRoulette(
  root: HTMLElement,
  { record }: ReplayVisit<RouletteRules, RouletteEvent>,
): () => Promise<void> {
  const wheel = createWheel(record.rules);
  const pocket = pocketIn(record.round.events);
  root.append(wheel.element);
  return async () => {
    wheel.clear();
    if (pocket !== undefined) await wheel.show(pocket, false);
  };
}
