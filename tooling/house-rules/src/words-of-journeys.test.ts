import { expect, it } from 'vitest';
import { filesLike, read, readJson } from './repository.ts';

const ids = new Set(
  filesLike(/^packages\/.*\/messages\/([\w-]+\/)?zh-CN\.json$/).flatMap(file =>
    Object.keys(readJson<Record<string, string>>(file)),
  ),
);
/** The first part of a text's id names its catalog. */
const catalogs = new Set([...ids].map(id => id.split('.')[0]));

/** What a journey writes in quotes and begins with the name of a catalog; the beginnings of ids are not included. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(/'([a-zA-Z]\w*(?:\.\w+)+)'/g)]
    .map(([, id = '']) => id)
    .filter(id => catalogs.has(id.split('.')[0]));

it('the journeys find elements by texts that there are', () => {
  const missing = filesLike(/^tooling\/e2e\/src\/.*\.ts$/).flatMap(file =>
    idsIn(read(file))
      .filter(id => !ids.has(id) && ![...ids].some(longer => longer.startsWith(`${id}.`)))
      .map(id => `${file}: ${id}`),
  );
  expect(missing, 'A text moved or was renamed: name it as its catalog does.').toEqual([]);
});
