import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isThere, read, readJson, root } from '../repository.ts';
import { drawImports } from './drawing.ts';
import { folders } from './folders.ts';
import { measure } from './measure.ts';
import { withPicture } from './picture.ts';
import { packageOf, packages } from './table.ts';
import { tagOf, tagRules } from './turbo-tags.ts';

/** `npm run arrows`: writes what follows from the table of arrows, and draws the imports as they are now. */

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const writeJson = (file: string, value: object) => write(file, `${JSON.stringify(value, null, 2)}\n`);

interface TurboFile {
  readonly tags?: readonly string[];
  readonly boundaries?: object;
}

const turbo = readJson<TurboFile>('turbo.json');
writeJson('turbo.json', { ...turbo, boundaries: { ...turbo.boundaries, tags: tagRules() } });

for (const folder of folders) {
  const file = `${folder}/turbo.json`;
  const before: TurboFile = isThere(file) ? readJson<TurboFile>(file) : {};
  writeJson(file, { extends: ['//'], ...before, tags: [tagOf(folder)] });
}

write('docs/architecture.md', withPicture(read('docs/architecture.md')));

const order = (folder: string) => {
  const row = packageOf(folder);
  return row ? packages.indexOf(row) : packages.length;
};
const drawn = [...folders].sort((a, b) => order(a) - order(b) || a.localeCompare(b));
write('docs/images/imports.svg', drawImports(drawn.map(measure)));

execFileSync(
  'biome',
  ['check', '--write', '--log-level=error', 'turbo.json', ...folders.map(f => `${f}/turbo.json`)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
console.log('Written: turbo.json, the tags of every package, docs/architecture.md, docs/images/imports.svg');
