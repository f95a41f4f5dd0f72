import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PreviewServer, preview } from 'vite';

const house = join(import.meta.dirname, '../..');

/** One row of Storybook's index: a story, or the docs page of a title. */
export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
}

/** Storybook as a reviewer gets it: built, and served until `close`. Takes about ten seconds. */
export async function builtStorybook(): Promise<{
  url: string;
  entries: readonly Entry[];
  close(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-storybook-'));
  // The runner's own NODE_ENV and VITEST would build another Storybook than people see.
  const { VITEST: _, ...env } = process.env;
  await promisify(execFile)(
    join(house, 'node_modules/.bin/storybook'),
    ['build', '--output-dir', folder, '--quiet'],
    { cwd: house, env: { ...env, NODE_ENV: 'production' } },
  );
  const index: { entries: Record<string, Entry> } = JSON.parse(
    await readFile(join(folder, 'index.json'), 'utf8'),
  );
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return {
    url: addressOf(server),
    entries: Object.values(index.entries),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

function addressOf(server: PreviewServer): string {
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The built Storybook is not served: vite preview named no address');
  return url;
}
