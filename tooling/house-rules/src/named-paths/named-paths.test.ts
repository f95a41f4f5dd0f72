import path from 'node:path';
import { expect, it } from 'vitest';
import { files, filesLike, read } from '../repository.ts';
import { pathFinder, pathsNamedIn, sourcesNamedIn } from './named-paths.ts';

/** The files and folders that pages and comments name are in the repository. */

const own = 'tooling/house-rules/src/named-paths/';
const isFound = pathFinder(files);
/** What a build makes. */
const built = new Set(['assets/']);
const comment = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*/gm;

const lost = (file: string, text: string) =>
  pathsNamedIn(text)
    .filter(name => !built.has(name) && !isFound(name))
    .map(name => `${file}: ${name}`);

const remedy = 'Name where it is now, or leave it out.';
const isInPlace = (place: string) => files.some(file => file === place || file.startsWith(`${place}/`));

it('pages name files and folders that are there', () => {
  const pages = filesLike(/\.md$/).filter(file => !/^(\.changeset\/|CHANGELOG\.md$)/.test(file));
  const wrong = pages.flatMap(file => lost(file, read(file)));
  expect(wrong, `${remedy}\n${wrong.join('\n')}`).toEqual([]);
});

it('the README of a package names folders and files that are in its src', () => {
  const wrong = filesLike(/^[^/]+\/[^/]+\/README\.md$/).flatMap(page =>
    sourcesNamedIn(read(page))
      .filter(name => !isInPlace(path.posix.join(path.posix.dirname(page), name)))
      .map(name => `${page}: ${name}`),
  );
  expect(wrong, `${remedy}\n${wrong.join('\n')}`).toEqual([]);
});

it('comments name files and folders that are there', () => {
  const sources = filesLike(/\.(tsx?|m?js)$/).filter(file => !file.startsWith(own));
  const wrong = sources.flatMap(file => lost(file, (read(file).match(comment) ?? []).join('\n')));
  expect(wrong, `${remedy}\n${wrong.join('\n')}`).toEqual([]);
});
