import { expect, it } from 'vitest';
import { filesLike, isTest, read } from './repository.ts';

/** Engines differ in the last digit of everything else: a match or a round would be drawn otherwise in a browser. */
const exact = /Math\.(?!floor|round|min|max\b)\w+|\*\*/;

it.each(filesLike(/^packages\/(draws|games)\/src\/(?!testing\/).*\.ts$/).filter(file => !isTest(file)))(
  '%s draws with arithmetic that every engine does alike',
  file => {
    expect(read(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')).not.toMatch(exact);
  },
);
