import path from 'node:path';
import { expect, it } from 'vitest';
import { filesLike, isTest, read } from './repository.ts';
import { linesMatching } from './violations.ts';

/** What the result is drawn from must not be in reach of what prices are made from. */
const trader = filesLike(/^tooling\/platform\/src\/sportsbook\/trader\/[^/]+\.ts$/).filter(
  file => !isTest(file) && !path.basename(file).startsWith('testing-'),
);

/** Facts of the game and public types; everything else of the simulation may hold the future. */
const open = ['../../sim/pace.ts', '../inputs/book-inputs.ts'];

it.each(trader)('%s is priced from what is public, and reaches no key, script or timeline', file => {
  const imports = [...read(file).matchAll(/^import (?<type>type )?[^;]*?from '(?<from>[^']+)';/gms)];
  const values = imports.filter(({ groups }) => !groups?.type).map(({ groups }) => groups?.from ?? '');
  const outside = values.filter(from => from.startsWith('..') && !open.includes(from));
  expect(
    outside,
    `${file}: a type may be imported; a function that knows the future may not. Take what is public as an argument.`,
  ).toEqual([]);
  const lines = read(file).split('\n');
  expect(
    lines.filter(line => /\bMatch\b.*from '..\/..\/sim\/match.ts'/.test(line)),
    `${file}: a Match holds its script; take the public facts of it that the price is made from.`,
  ).toEqual([]);
});

it('finds the trader at all', () => {
  expect(trader.length).toBeGreaterThan(6);
});

/** Engines differ in the last digit of everything else: a match would be drawn otherwise in a browser. */
const exact = /Math\.(?!floor|round|min|max\b)\w+|\*\*/;

it.each(filesLike(/^packages\/draws\/src\/.*\.ts$/).filter(file => !isTest(file)))(
  '%s draws with arithmetic that every engine does alike',
  file => {
    expect(
      linesMatching([file], exact),
      'Use + - * / and Math.floor, round, min, max only; engines differ in the last digit of everything else.',
    ).toEqual([]);
  },
);
