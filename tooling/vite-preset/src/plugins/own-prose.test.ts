import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileMessages } from '@lobby/i18n/vite';
import { build, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { ownProse } from './own-prose.ts';

const pages = join(repositoryRoot, 'packages/content/src/prose');
const names = ['about.md', 'terms.md'];

/** The two pages of a site whose brand has these files, built. */
async function builtWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-brand-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'prose'));
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, 'prose', name), `---\nupdated: 2026-11-29\n---\n\n${text}\n`);
  const entry = join(folder, 'entry.js');
  const imported = names.flatMap((name, at) => [
    `import page${at} from '${pages}/${name}';`,
    `import draft${at} from '${pages}/${name}?zh-TW';`,
  ]);
  await writeFile(entry, `${imported.join('\n')}\nexport default [page0, draft0, page1, draft1];`);
  const { output } = (await build({
    configFile: false,
    root: repositoryRoot,
    logLevel: 'silent',
    plugins: [ownProse(folder, names), compileMessages({ minimumAge: 18 })],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output.map(file => (file.type === 'chunk' ? file.code : '')).join('');
}

it('a page of the brand stands in the place of ours, in both scripts, and the others stay', async () => {
  const code = await builtWith({ 'about.md': '本品牌自己的介绍。' });
  expect(code).toContain('本品牌自己的介绍。');
  expect(code).toContain('本品牌自己的介紹。');
  expect(code).not.toContain('把清楚的规则');
  expect(code).toContain('注册或投注即表示');
});

it('a file that no page is called after fails the build, and the message names those there are', async () => {
  await expect(builtWith({ 'abuot.md': '写错了名字。' })).rejects.toThrow(/abuot\.md.*about\.md, terms\.md/);
});
