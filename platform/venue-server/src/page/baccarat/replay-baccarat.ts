import './baccarat.css';
import type { BaccaratEvent, BaccaratRules } from '@lobby/games';
import type { ReplayVisit } from '../visit.ts';
import { baccaratTextsOf } from './baccarat-texts.ts';
import { createHands } from './hands.ts';

/** Both hands of a recorded coup, dealt again. */
export function replayBaccarat(
  root: HTMLElement,
  { record, language }: ReplayVisit<BaccaratRules, BaccaratEvent>,
): () => Promise<void> {
  const hands = createHands(baccaratTextsOf(language));
  root.append(hands.element);
  return () => hands.play(record.round.events, false);
}
