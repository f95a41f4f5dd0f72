import { svg } from '../../elements.ts';

/** Marks that tell teams apart beside their names, within 24 units. */
const marks = [
  'M12 3 20 8v8l-8 5-8-5V8z',
  'M12 2 14.600 9.400 22 12 14.600 14.600 12 22 9.400 14.600 2 12 9.400 9.400z',
  'M3 7 12 12 21 7 12 21z',
  'M2 15c4-6 6-6 10-2s6 4 10-4v8c-4 4-6 4-10 0s-6-4-10 2z',
  'M5 4h14v10l-7 7-7-7z',
  'M16 3a9.500 9.500 0 1 0 5 13A8 8 0 0 1 16 3z',
  'M13 2 5 13h5l-2 9 9-12h-5z',
  'M4 4 12 9 20 4 18 15 12 21 6 15z',
] as const;

/** The emblem of a team: a mark on a shield, by its place in the league; a side colours it. */
export function emblem(team: string, side: 'home' | 'away'): SVGElement {
  const place = placeOf(team);
  const element = svg('svg', { class: `emblem ${side}`, viewBox: '0 0 48 48', 'aria-hidden': 'true' });
  const mark = svg('path', {
    class: 'mark',
    d: marks[place % marks.length] ?? marks[0],
    transform: place % 2 === 0 ? 'translate(12 10)' : 'translate(36 34) rotate(180)',
  });
  element.append(
    svg('path', { class: 'shield', d: 'M24 2 42 8v16c0 11-8 18-18 22C14 42 6 35 6 24V8z' }),
    mark,
  );
  return element;
}

/** A number that follows from a text alone. */
function placeOf(text: string): number {
  return [...text].reduce((sum, letter) => (31 * sum + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
