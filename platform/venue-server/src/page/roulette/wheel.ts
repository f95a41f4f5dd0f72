import type { RouletteRules } from '@lobby/games';
import { h, svg } from '../elements.ts';
import { colourOf } from './places.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** Until the ball lies, ms. */
const spinMs = 6_000;

/** The order of the pockets of a wheel with a single zero. */
const order = [
  ...[0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5],
  ...[24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26],
];
const step = 360 / order.length;
const round = (value: number) => value.toFixed(2);
const onCircle = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
};

/** The wheel. It stops with the ball in the pocket that it is told, and draws nothing by itself. */
export function createWheel(rules: RouletteRules) {
  const face = svg('svg', { class: 'wheel', viewBox: '-100 -100 200 200', 'aria-hidden': 'true' });
  const turning = svg('g', { class: 'turning' });
  for (const [at, pocket] of order.entries()) {
    const [from, to] = [at * step - step / 2, at * step + step / 2];
    const path = `M${onCircle(62, from)}L${onCircle(92, from)}A92 92 0 0 1 ${onCircle(92, to)}L${onCircle(62, to)}A62 62 0 0 0 ${onCircle(62, from)}z`;
    const number = svg('text', {
      class: 'pocket-number',
      transform: `rotate(${round(at * step)})`,
      y: '-83',
    });
    number.textContent = String(pocket);
    turning.append(svg('path', { class: `pocket ${colourOf(rules, pocket)}`, d: path }), number);
  }
  turning.append(
    svg('circle', { class: 'hub', r: '60' }),
    svg('path', { class: 'spokes', d: 'M-44 0H44M0-44V44' }),
    svg('circle', { class: 'knob', r: '12' }),
  );
  const ball = svg('circle', { class: 'ball', r: '4', cy: '-69' });
  const orbit = svg('g', { class: 'orbit' });
  orbit.append(ball);
  face.append(svg('circle', { class: 'rim', r: '97' }), turning, orbit);
  const shown = h('output', { class: 'pocket-shown' });
  const element = h('div', { class: 'wheel-scene' }, face, shown);
  orbit.style.opacity = '0';

  const angleOf = (pocket: number) => order.indexOf(pocket) * step;
  return {
    element,
    clear(): void {
      shown.textContent = '';
      shown.dataset.colour = '';
      orbit.style.opacity = '0';
    },
    /** @param isStill the ball lies there at once. */
    async show(pocket: number, isStill: boolean): Promise<void> {
      const rest = angleOf(pocket);
      orbit.style.opacity = '1';
      if (!isStill && !calm.matches) {
        const timing = { duration: spinMs, easing: 'cubic-bezier(.15,.6,.25,1)', fill: 'none' } as const;
        const wheel = turning.animate([{ rotate: '0deg' }, { rotate: '-720deg' }], timing);
        orbit.animate([{ rotate: '0deg' }, { rotate: `${1_800 + rest}deg` }], timing);
        ball.animate(
          [
            { transform: 'translateY(-21px)', offset: 0 },
            { transform: 'translateY(-21px)', offset: 0.7 },
            { transform: 'translateY(4px)', offset: 0.85 },
            { transform: 'translateY(0)', offset: 1 },
          ],
          { duration: spinMs },
        );
        orbit.style.rotate = `${rest}deg`;
        await wheel.finished;
      }
      orbit.style.rotate = `${rest}deg`;
      shown.textContent = String(pocket);
      shown.dataset.colour = colourOf(rules, pocket);
    },
  };
}
