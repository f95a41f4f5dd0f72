import { describe, expect, it } from 'vitest';
import { read, readJson } from '../repository.ts';
import { dependenciesOf, folders } from './folders.ts';
import { measure } from './measure.ts';
import { withPicture } from './picture.ts';
import { arrows, type PackageName, packageOf, packages } from './table.ts';
import { tagOf, tagRules } from './turbo-tags.ts';

const remedy = 'Change the table in tooling/house-rules/src/arrows/table.ts, then `npm run arrows`.';
const drawn = folders.filter(folder => !folder.startsWith('tooling/') || packageOf(folder));

describe('arrows', () => {
  it('point downwards: a row of the table names rows above it', () => {
    const upwards = packages.flatMap((row, at) =>
      (arrows[row] as readonly PackageName[])
        .filter(to => packages.indexOf(to) >= at)
        .map(to => `${row} → ${to}`),
    );
    expect(upwards, 'Order the table so that every row stands below what it names.').toEqual([]);
  });

  it.each(drawn)('%s depends on nothing but what the table says', folder => {
    const row = packageOf(folder);
    const allowed: readonly string[] = row ? arrows[row] : [];
    const own = `brand-${folder.split('/')[1]}`;
    const kind = (name: string) => (name === own ? 'brand' : name);
    const wrong = dependenciesOf(folder).filter(name => !allowed.includes(kind(name)));
    expect(wrong, `${folder}/package.json depends on these. Move the code down, or: ${remedy}`).toEqual([]);
  });

  it.each(folders)('%s carries the tag of its row', folder => {
    expect(readJson<object>(`${folder}/turbo.json`), `Run \`npm run arrows\`.`).toMatchObject({
      tags: [tagOf(folder)],
    });
  });

  it('are the rules of turbo, which sees what is reached through others', () => {
    expect(readJson<object>('turbo.json'), `Run \`npm run arrows\`.`).toMatchObject({
      boundaries: { tags: tagRules() },
    });
  });

  it('are all in the drawing: what is imported is the name of a package', () => {
    const measured = folders.map(measure);
    const names = measured.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const unknown = measured.flatMap(({ name, imports }) =>
      [...imports.keys()].filter(to => !names.includes(to)).map(to => `${name} → ${to}`),
    );
    expect(unknown, 'A package of this name is not drawn.').toEqual([]);
  });

  it('are drawn in docs/architecture.md as they are', () => {
    const page = read('docs/architecture.md');
    expect(withPicture(page) === page, `Run \`npm run arrows\`.`).toBe(true);
  });

  it('keep every package below 30 % of the lines', () => {
    const sizes = folders.map(measure);
    const all = sizes.reduce((sum, { lines }) => sum + lines, 0);
    const big = sizes.filter(({ lines }) => lines >= 0.3 * all).map(({ name }) => name);
    expect(big, 'Take a part out that others could use, and make it a package.').toEqual([]);
  });
});
