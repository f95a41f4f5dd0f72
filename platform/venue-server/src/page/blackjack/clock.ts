import { h } from '../elements.ts';
import type { BlackjackTexts } from './texts.ts';

/** When it is said once more how long is left, s. */
const saidAt = 15;

interface Ends {
  onSoon(seconds: number): void;
  onOver(): void;
}

/** How long the round waits, and what happens then. It is said before anybody leaves. */
export function waitingClock(texts: BlackjackTexts, { onSoon, onOver }: Ends) {
  const left = h('strong', { 'aria-hidden': 'true' });
  const element = h('p', { class: 'clock', hidden: true }, left, h('span', {}, texts.clockNote));
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    element.hidden = true;
  };
  return {
    element,
    stop,
    start(ms: number): void {
      stop();
      const endsAt = performance.now() + ms;
      let isSaid = ms <= saidAt * 1_000;
      const tick = () => {
        const seconds = Math.ceil((endsAt - performance.now()) / 1_000);
        left.textContent = texts.clock(Math.max(0, seconds));
        if (!isSaid && seconds <= saidAt) {
          isSaid = true;
          onSoon(seconds);
        }
        if (seconds > 0) return;
        stop();
        onOver();
      };
      element.hidden = false;
      tick();
      timer = setInterval(tick, 500);
    },
  };
}
