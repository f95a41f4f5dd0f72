import type { BaccaratEvent } from '@lobby/games';
import { cardFace } from '../cards/card-picture.ts';
import { h } from '../elements.ts';
import { wait } from '../shell/wait.ts';
import type { BaccaratTexts } from './baccarat-texts.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** From one card to the next, and before a third one, ms. */
const [cardMs, thirdMs] = [700, 1_200];

type Side = 'player' | 'banker';

/** Both hands: cards come one after the other as the events tell them, and points as they say. */
export function createHands(texts: BaccaratTexts) {
  const handOf = (side: Side) => {
    const points = h('output', { class: 'points' });
    const cards = h('div', { class: 'hand-cards' });
    const element = h(
      'div',
      { class: 'hand', 'data-side': side },
      h('p', { class: 'hand-name' }, texts.picks[side], points),
      cards,
    );
    return { element, points, cards };
  };
  const hands = { player: handOf('player'), banker: handOf('banker') };
  const element = h('div', { class: 'hands' }, hands.player.element, hands.banker.element);

  const put = (side: Side, card: string, isThird = false) => {
    const face = cardFace(card);
    if (isThird) face.classList.add('third');
    hands[side].cards.append(face);
    if (!calm.matches)
      face.animate(
        [
          { opacity: 0, translate: '0 -3rem', rotate: '8deg' },
          { opacity: 1, translate: '0 0', rotate: '0deg' },
        ],
        { duration: 320, easing: 'ease-out' },
      );
  };
  const setPoints = (side: Side, points: number) => {
    hands[side].points.textContent = String(points);
  };

  return {
    element,
    clear(): void {
      for (const side of ['player', 'banker'] as const) {
        hands[side].cards.replaceChildren();
        hands[side].points.textContent = '';
        hands[side].element.classList.remove('winner');
      }
    },
    async play(events: readonly BaccaratEvent[], isStill: boolean): Promise<void> {
      this.clear();
      const pause = (ms: number) => (isStill ? undefined : wait(ms));
      for (const event of events) {
        if (event.type === 'deal') {
          for (const at of [0, 1]) {
            for (const side of ['player', 'banker'] as const) {
              put(side, event[side][at] ?? '');
              await pause(cardMs);
            }
          }
          setPoints('player', event.playerPoints);
          setPoints('banker', event.bankerPoints);
        } else if (event.type === 'third-card') {
          await pause(thirdMs);
          put(event.side, event.card, true);
          setPoints(event.side, event.points);
          await pause(cardMs);
        } else if (event.type === 'coup' && event.winner !== 'tie') {
          hands[event.winner].element.classList.add('winner');
        }
      }
      await pause(cardMs);
    },
  };
}
