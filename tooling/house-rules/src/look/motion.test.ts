import { expect, it } from 'vitest';
import { filesLike, read } from '../repository.ts';
import { rulesOf } from './css-rules.ts';

const condition = /@media ([^{]*prefers-reduced-motion: (reduce|no-preference)[^{]*)\{/g;

/** A style sheet without its rules about motion, and the rules for whoever asked for less of it. */
function byMotion(css: string): { always: string; reduced: string } {
  let [always, reduced] = [css, ''];
  for (const { 0: opening, 2: wish, index } of css.matchAll(condition)) {
    const block = blockAt(css, index + opening.length);
    always = always.replace(opening + block, '');
    if (wish === 'reduce') reduced += block;
  }
  return { always, reduced };
}

/** Until the brace that ends what began before a position. */
function blockAt(css: string, start: number): string {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < css.length) {
    depth += { '{': 1, '}': -1 }[css[end] ?? ''] ?? 0;
    end += 1;
  }
  return css.slice(start, end);
}

/** Of a time of its own: those of the tokens are 0 for whoever asked; what takes no longer than a frame does not move. */
const moves = (says: string) =>
  [...says.matchAll(/\banimation:\s*([^;]+)/g)].some(([, value = '']) => {
    if (value.trim() === 'none' || value.includes('var(--motion-')) return false;
    const [, figure, unit] = /([\d.]+)(ms|s)\b/.exec(value) ?? [];
    return !figure || Number(figure) * (unit === 's' ? 1000 : 1) > 16;
  });

function movingFor(css: string): string[] {
  const { always, reduced } = byMotion(css);
  const stilled = rulesOf(reduced)
    .filter(({ says }) => /\banimation:\s*none\b/.test(says))
    .map(({ choice }) => choice);
  return rulesOf(always)
    .filter(({ says, choice }) => moves(says) && !stilled.includes(choice))
    .map(({ choice }) => choice);
}

it('nothing is animated for whoever asked for less motion', () => {
  const found = filesLike(/^(apps|brands|packages)\/.*\.css$/).flatMap(file =>
    movingFor(read(file)).map(choice => `${file}: ${choice}`),
  );
  expect(
    found,
    'Take the time of a token, or say animation: none in @media (prefers-reduced-motion: reduce)',
  ).toEqual([]);
});

it('an animation is found whatever stands around it', () => {
  const turning = '.a { animation: turn 1s infinite; }';
  expect(movingFor(`@layer parts { ${turning} @keyframes turn { to { rotate: 1turn; } } }`)).toEqual(['.a']);
  expect(
    movingFor(`${turning} @media (prefers-reduced-motion: reduce) { .a { animation: slower 2s infinite; } }`),
  ).toEqual(['.a']);
  expect(movingFor(`${turning} @media (prefers-reduced-motion: reduce) { .a { animation: none; } }`)).toEqual(
    [],
  );
  expect(
    movingFor(`@media (pointer: fine) and (prefers-reduced-motion: no-preference) { ${turning} }`),
  ).toEqual([]);
  expect(movingFor('.a { animation: appear var(--motion-enter); } .b { animation: leave 1ms 4s; }')).toEqual(
    [],
  );
});
