import { expect, it } from 'vitest';
import { filesLike, isTest } from './repository.ts';
import { linesMatching } from './violations.ts';

/** A payment provider is named by its own folder alone; the others ask the registry by the code that is stored. */

const providers = filesLike(/\/providers\/[\w-]+\/provider\.ts$/);
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
const codes = providers.map(file => folderOf(file).split('/').at(-2) ?? '');
// A migration says what was stored at its time, whatever providers there are today.
const isMigration = (file: string) => file.includes('/db/migrations/');
const platform = filesLike(/^(tooling\/)?platform\/.*\.tsx?$/).filter(
  file => !isTest(file) && !isMigration(file),
);

it('there are payment providers, each in a folder with its code', () => {
  expect(codes).toContain('reference');
});

it.each(codes)('no file outside its folder compares or writes the name of the provider %s', code => {
  const own = providers.map(folderOf).filter(folder => folder.endsWith(`/${code}/`));
  const others = platform.filter(file => !own.some(folder => file.startsWith(folder)));
  // A column of the ledger has the same name as the provider of the demo: it is an argument of the query builder.
  const column = String.raw`(?<!\.(?:where|whereRef|select|column|columns|orderBy|returning)\(\[?(?:'\w+', )*)`;
  const found = linesMatching(others, new RegExp(`${column}(?<!=)(['"\`])${code}\\1`));
  const remedy =
    'Ask the registry (`providers.of(order.provider)`), or import the code from the folder of the provider.';
  expect(found, `${remedy}\n${found.join('\n')}`).toEqual([]);
});
