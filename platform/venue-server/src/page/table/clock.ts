import './clock.css';
import { h, svg } from '../elements.ts';
import type { TableState } from './table-calls.ts';
import type { TableTexts } from './table-texts.ts';

/** The clock of a table: the phase, how long it lasts still, and a ring that empties. */
export function tableClock(texts: TableTexts, now: () => number) {
  const ring = svg('circle', { class: 'ring-left', cx: '32', cy: '32', r: '28', pathLength: '100' });
  const face = svg('svg', { class: 'ring', viewBox: '0 0 64 64', 'aria-hidden': 'true' });
  face.append(svg('circle', { class: 'ring-all', cx: '32', cy: '32', r: '28' }), ring);
  const seconds = h('span', { class: 'clock-seconds' });
  const phase = h('span', { class: 'clock-phase' });
  const round = h('span', { class: 'quiet' });
  const element = h(
    'div',
    { class: 'clock', role: 'timer' },
    h('span', { class: 'clock-face' }, face, seconds),
    h('span', { class: 'clock-words' }, phase, round),
  );
  let state: TableState | undefined;
  const show = () => {
    if (!state) return;
    const { closesAt, drawsAt, nextAt } = state;
    const at = now();
    const isBetting = at < closesAt;
    const [from, until] = isBetting ? [state.now, closesAt] : [closesAt, nextAt];
    const left = Math.max(0, until - at);
    seconds.textContent = String(Math.ceil(left / 1_000));
    phase.textContent = texts.phase[isBetting ? 'betting' : at < drawsAt ? 'closed' : 'drawn'];
    element.dataset.phase = isBetting ? (left < 5_000 ? 'last' : 'betting') : 'closed';
    ring.setAttribute(
      'stroke-dasharray',
      `${(100 * left) / Math.max(1, longest(isBetting, until - from))} 100`,
    );
  };
  let most = 1;
  const longest = (isBetting: boolean, length: number) => {
    if (isBetting) most = Math.max(most, length);
    return isBetting ? most : length;
  };
  setInterval(show, 250);
  return {
    element,
    set(next: TableState): void {
      if (next.number !== state?.number) round.textContent = texts.round(next.number);
      state = next;
      show();
    },
  };
}
