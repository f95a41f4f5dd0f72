import { h } from '../elements.ts';
import { wait } from '../shell/wait.ts';
import type { ReplayVisit } from '../visit.ts';
import { fishNames } from './fish-names.ts';
import './fishing.css';
import { fishPicture } from './draw-fish.ts';
import type { FishingRules } from './fishing-rules.ts';
import { fishingTextsOf } from './fishing-texts.ts';
import type { FishingEvent } from './shoot.ts';

/** The fish that was shot at, caught or not. */
export function replayFishing(
  root: HTMLElement,
  { record, language }: ReplayVisit<FishingRules, FishingEvent>,
): () => Promise<void> {
  const words = fishingTextsOf(language);
  const shot = record.round.events.find(event => event.type === 'shot');
  const name = fishNames(language)[shot?.target ?? ''] ?? '';
  const said = h('p', { class: 'banner' });
  const picture = h('div', { class: 'sea shown-fish' }, fishPicture(shot?.target ?? ''));
  root.append(said, picture);
  return async () => {
    delete picture.dataset.caught;
    said.textContent = `${name} ×${record.rules.rewards[shot?.target ?? ''] ?? ''}`;
    await wait(900);
    picture.dataset.caught = String(shot?.isCaught ?? false);
    said.textContent = shot?.isCaught ? words.caught(name, record.win) : words.escaped(name);
  };
}
