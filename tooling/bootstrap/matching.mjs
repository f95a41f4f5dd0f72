import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { journeys, otherEngines, stories, turbo, unitTests } from './runners.mjs';

const kinds = {
  unit: /^(apps|brands|packages|platform|tooling)\/(?!storybook\/).*\.test\.(ts|tsx|mjs)$/,
  stories: /^(packages|tooling)\/.*\.stories\.tsx$|^tooling\/storybook\/.*\.test\.ts$/,
  journeys: /^tooling\/e2e\/.*\.spec\.ts$/,
  engines: /^tooling\/e2e\/src\/engines\/.*\.engines\.ts$/,
};

const read = file => readFileSync(inRoot(file), 'utf8');

/**
 * The test files selected by the words, for each runner: `whole`, those whose path contains every word, and `named`,
 * others whose text contains every word, so that the name of one of their tests may match.
 */
export function matchingFiles(words, all, textOf = read) {
  const has = text => words.every(word => text.toLowerCase().includes(word.toLowerCase()));
  const chosen = Object.entries(kinds).map(([kind, pattern]) => {
    const files = all.filter(file => pattern.test(file));
    const whole = files.filter(has);
    return [kind, { whole, named: files.filter(file => !has(file) && has(textOf(file))) }];
  });
  return Object.fromEntries(chosen);
}

/** A pattern for names that contain every word, in any order and case; the runners accept it without flags. */
export function namePattern(words) {
  const anyCase = letter =>
    letter.toLowerCase() === letter.toUpperCase()
      ? letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
      : `[${letter.toLowerCase()}${letter.toUpperCase()}]`;
  return words.map(word => `(?=.*${[...word].map(anyCase).join('')})`).join('');
}

/** The stages for the tests whose file or name contains every word. The sites are built only for journeys. */
export function matchingStages({ words, all, browser, env, textOf = read }) {
  const found = matchingFiles(words, all, textOf);
  const byName = ['--testNamePattern', `^${namePattern(words)}`];
  const byGrep = `--grep=${namePattern(words)}`;
  const inFull = files => files.map(file => inRoot(...file.split('/')));
  const vitest = (make, kind, title) => [
    ...(found[kind].whole.length > 0 ? [make(title, inFull(found[kind].whole))] : []),
    ...(found[kind].named.length > 0
      ? [make(`${title}, by name`, [...byName, ...inFull(found[kind].named)])]
      : []),
  ];
  const specs = files => files.map(file => `${escaped(file)}$`);
  const walks = [
    ...(found.journeys.whole.length > 0
      ? [journeys(browser, 'journeys', ['--no-deps', ...specs(found.journeys.whole)])]
      : []),
    ...(found.journeys.named.length > 0
      ? [
          journeys(browser, 'journeys, by name', [
            '--no-deps',
            '--pass-with-no-tests',
            byGrep,
            ...specs(found.journeys.named),
          ]),
        ]
      : []),
  ];
  const { whole, named } = found.engines;
  const engines =
    whole.length > 0
      ? otherEngines()
      : named.length > 0
        ? otherEngines(['--pass-with-no-tests', byGrep])
        : [];
  return [
    ...vitest((title, args) => unitTests(env, title, args), 'unit', 'unit and platform'),
    ...vitest((title, args) => stories(browser, title, args), 'stories', 'stories'),
    ...(walks.length + engines.length > 0 ? [turbo('build', 'build')] : []),
    ...walks,
    ...engines,
  ].map(stage => [stage]);
}

const escaped = text => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
