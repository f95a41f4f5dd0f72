import '@lobby/ui-kit/styles.css';
import { mountGames } from '@lobby/venues/bench';

declare global {
  interface Window {
    /** Draws the real page of slots with so many games; ends when their cards were painted. */
    startGames(count: number): Promise<void>;
    /** Types a letter into the search; ends when the page was painted with it, and the list by it. */
    searchGames(letter: string): Promise<void>;
    /** Scrolls to and fro for a time. @returns its frames */
    scrollGames(ms: number): Promise<number>;
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

/** Pixels a second, and how far before it turns. */
const [speed, reach] = [1_500, 1_200];

window.scrollGames = async ms => {
  const began = performance.now();
  let frames = 0;
  for (let now = began; now - began < ms; frames++) {
    now = await new Promise<number>(requestAnimationFrame);
    const way = ((now - began) * speed) / 1_000;
    scrollTo(0, reach - Math.abs((way % (2 * reach)) - reach));
  }
  return frames;
};
