import { h, svg } from '../../elements.ts';

/** Where the pips of a face are, in thirds of its side. */
const pips: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** A face of a die. What is drawn here is said in words by whoever shows it. */
export function die(face: number): SVGElement {
  const drawn = svg('svg', { class: 'die', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  drawn.append(svg('rect', { x: '1', y: '1', width: '22', height: '22', rx: '5' }));
  // As usual in this part of the world a single pip is red and large, and four are red.
  const [radius, tone] = [face === 1 ? 3.6 : 2.1, face === 1 || face === 4 ? 'red-pip' : 'pip'];
  for (const [x, y] of pips[face] ?? []) {
    const at = { cx: String(6.5 + x * 5.5), cy: String(6.5 + y * 5.5) };
    drawn.append(svg('circle', { ...at, r: String(radius), class: tone }));
  }
  return drawn;
}

export const ball = (number: number) => h('span', { class: 'ball', 'aria-hidden': 'true' }, String(number));

/** The number of a car on its colour, where there is no room for the car. */
export const plate = (number: number) =>
  h('span', { class: 'plate', 'aria-hidden': 'true', 'data-car': String(number) }, String(number));

/** A racing car from above with its number; each number has a colour of its own. */
export function car(number: number): SVGElement {
  const drawn = svg('svg', {
    class: 'car',
    viewBox: '0 0 44 28',
    'aria-hidden': 'true',
    'data-car': String(number),
  });
  for (const [x, y] of [
    [4, 1],
    [30, 1],
    [4, 22],
    [30, 22],
  ] as const) {
    drawn.append(
      svg('rect', { x: String(x), y: String(y), width: '9', height: '5', rx: '2', class: 'wheel' }),
    );
  }
  drawn.append(
    svg('path', { d: 'M2 6h4v-1h26q9 2 11 9-2 7-11 9H6v-1H2z', class: 'body' }),
    svg('path', { d: 'M38 9q2 2 2.5 5-.5 3-2.5 5z', class: 'nose' }),
  );
  const text = svg('text', { x: '20', y: '19', 'text-anchor': 'middle', class: 'number' });
  text.textContent = String(number);
  drawn.append(text);
  return drawn;
}
