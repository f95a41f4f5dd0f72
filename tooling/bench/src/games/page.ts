import '@lobby/ui-kit/styles.css';
import { mountGames } from '@lobby/venues/bench';

declare global {
  interface Window {
    /** Draws the real page of slots with so many games; ends when their cards were painted. */
    startGames(count: number): Promise<void>;
    /** Types a letter into the search; ends when the page was painted with it, and the list by it. */
    searchGames(letter: string): Promise<void>;
    /** Scrolls to and fro, the same way in each of so many frames, however long they take. */
    scrollGames(frames: number): Promise<void>;
  }
}

/** The frame in which the page is as it is now has been painted. */
const painted = () => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)));
const cards = () => document.querySelectorAll('article').length;

window.startGames = async count => {
  const element = document.getElementById('games');
  if (!element) throw new Error('The page has no place for games.');
  await mountGames(element, count);
  while (cards() === 0) await new Promise(requestAnimationFrame);
  await painted();
};

window.searchGames = async letter => {
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  if (!field) throw new Error('The page has no search.');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    field,
    field.value + letter,
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Once for the field, once for the list, which is arranged after it.
  await painted();
  await painted();
};

/** Pixels in a frame, and how far before it turns. */
const [step, reach] = [25, 1_200];

window.scrollGames = async frames => {
  for (let frame = 1; frame <= frames; frame++) {
    await new Promise(requestAnimationFrame);
    scrollTo(0, reach - Math.abs(((frame * step) % (2 * reach)) - reach));
  }
  await painted();
};
