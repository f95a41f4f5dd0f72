import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PreviewServer, preview } from 'vite';

const house = join(import.meta.dirname, '../..');
const root = join(house, '../..');

/** One row of Storybook's index: a story, or the docs page of a title. */
export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
}

/** Storybook as a reviewer gets it: built where the cache does not have it, and served until `close`. */
export async function builtStorybook(): Promise<{
  url: string;
  entries: readonly Entry[];
  close(): Promise<void>;
}> {
  // The runner's own NODE_ENV and VITEST would build another Storybook than people see.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  await promisify(execFile)(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@lobby/storybook'],
    {
      cwd: root,
      env: env as NodeJS.ProcessEnv,
    },
  );
  const folder = join(house, 'dist');
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
    close: () => server.close(),
  };
}

function addressOf(server: PreviewServer): string {
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The built Storybook is not served: vite preview named no address');
  return url;
}
