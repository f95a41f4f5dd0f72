import type { GameEvent } from '@lobby/games';
import { h } from '../elements.ts';
import { wait } from '../shell/wait.ts';
import type { ReplayVisit } from '../visit.ts';
import type { LotteryKind } from './boards/boards.ts';
import { drawnNumbers } from './drawn/drawn-numbers.ts';
import { lotteryWords } from './words/words.ts';

/** Until the last number of a draw has come, ms. */
const comesMs = 1_300;

/** The numbers of a recorded draw, which come again one after the other. */
export function replayLottery(
  root: HTMLElement,
  { record, language }: ReplayVisit<unknown, GameEvent>,
): () => Promise<void> {
  const drawn = record.round.events.find(event => event.type === 'drawn');
  const stage = h('div', { class: 'newest comes' });
  root.append(stage);
  return async () => {
    // Safe: this is fetched for these kinds alone.
    const kind = record.kind as LotteryKind;
    stage.replaceChildren(drawnNumbers(kind, drawn?.numbers ?? [], lotteryWords(language)));
    await wait(comesMs);
  };
}
