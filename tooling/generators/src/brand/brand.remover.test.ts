import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askFor } from '../command/ask.ts';
import { finish, report } from '../command/finish.ts';
import { type Draft, startDraft } from '../draft/draft.ts';
import { copyRepository } from '../testing/copy-repository.ts';
import { make, root, unsaved } from '../testing/repository.ts';
import { brandRemover } from './brand.remover.ts';

async function remove(draft: Draft, code: string, confirm: string = code) {
  const flags = new Map(Object.entries({ code, confirm }));
  return brandRemover.make(draft, await askFor(brandRemover, draft, [], flags, 'remove'));
}

/** A copy whose Biome is ours, and whose pnpm writes the lockfile and links nothing. */
function scratchRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'lobby-remove-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  copyRepository(copy);
  const bin = join(copy, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(join(root, 'node_modules/.bin/biome'), join(bin, 'biome'));
  const pnpm = join(bin, 'pnpm');
  writeFileSync(pnpm, `#!/bin/sh\nexec "${root}/node_modules/.bin/pnpm" "$@" --lockfile-only --offline\n`);
  chmodSync(pnpm, 0o755);
  return copy;
}

/** Every file with a hash of its bytes, but for what git ignores. */
function bytesOf(copy: string): Readonly<Record<string, string>> {
  const ignored = ['node_modules', '.git', '.lobby'];
  const files = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(copy, join(entry.parentPath, entry.name)))
    .filter(file => !file.split('/').some(part => ignored.includes(part)));
  return Object.fromEntries(
    files.sort().map(file => [
      file,
      createHash('sha256')
        .update(readFileSync(join(copy, file)))
        .digest('hex'),
    ]),
  );
}

it(
  'a brand that is made and removed leaves the repository byte for byte as it was',
  async () => {
    const copy = scratchRepository();
    const before = bytesOf(copy);
    const making = startDraft(copy);
    const made = await make(making, 'brand', 'shi-yang', { name: '试样' });
    making.save();
    expect(finish(making, made.scripts).failed).toEqual([]);
    const between = bytesOf(copy);
    expect(Object.keys(between).length).toBeGreaterThan(Object.keys(before).length);
    const ignored = ['brands/shi-yang/node_modules/a/b.js', 'apps/shi-yang/dist/index.html'];
    for (const file of ignored) {
      mkdirSync(join(copy, file, '..'), { recursive: true });
      writeFileSync(join(copy, file), '');
    }

    const removing = startDraft(copy);
    const undone = await remove(removing, 'shi-yang');
    removing.save();
    const { written, failed } = finish(removing, undone.scripts);
    expect(failed).toEqual([]);
    expect(written).toEqual(['pnpm-lock.yaml']);
    expect(bytesOf(copy)).toEqual(before);
    expect([...removing.removed, ...ignored].filter(file => existsSync(join(copy, file)))).toEqual([]);
    const changed = Object.keys(before).filter(file => before[file] !== between[file]);
    expect([...removing.changed, ...written].sort()).toEqual(changed);
  },
  4 * 60_000,
);

describe('removing a brand', () => {
  it('is refused for a code that no brand has, and without the code said again', async () => {
    const draft = unsaved();
    await make(draft, 'brand', 'shiyang', { name: '试样' });
    await expect(remove(draft, 'shi')).rejects.toThrow(
      'There is no brand "shi" under brands/; there are qingshan, shiyang, xinghe.',
    );
    await expect(remove(draft, 'shiyang', 'yes')).rejects.toThrow('so nothing is removed');
    await expect(
      askFor(brandRemover, draft, ['shiyang'], new Map(), 'remove'),
      'nobody is there to be asked',
    ).rejects.toThrow(/^Say --confirm: .*are deleted.*\nAll flags: npm run remove brand/);
    expect(draft.removed).toEqual([]);
  });

  it('is refused for the last brand', async () => {
    const draft = unsaved();
    for (const code of draft.namesIn('brands').slice(1)) draft.removeFolder(`brands/${code}`);
    const [last = ''] = draft.namesIn('brands');
    await expect(remove(draft, last)).rejects.toThrow(`"${last}" is the last brand`);
  });

  it('says what went, what a person still does, and which files name it still', async () => {
    const draft = unsaved();
    const said = report(draft, await remove(draft, 'qingshan'), []);
    expect(said).toContain('Removed:\n  brands/qingshan\n  apps/qingshan\nChanged:\n');
    expect(said).toContain('青山 (qingshan, site 1002) is gone from the repository, and from nowhere else.');
    expect(said).toContain(
      'In the database, the site 1002 stays with its members, their money and its books',
    );
    expect(said).toContain('Take down what serves http://localhost:4200: its domain');
    expect(said).toContain('tooling/e2e/src/corners.ts names qingshan still.');
    expect(said).not.toContain('demo-sites.ts names');
    expect(said).not.toContain('compose.yaml names');
  });
});
