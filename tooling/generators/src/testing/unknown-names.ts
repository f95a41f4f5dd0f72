import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Draft } from '../draft/draft.ts';
import { root } from './repository.ts';

/** What TypeScript says of a name that is neither declared nor imported, and of an import that nobody uses. */
const aboutNames = /error TS(?:2304|2503|2552|2686|6133|6192|6196): /;

/** What new files say wrong about names, their imports not followed: `file(1,2): error TS2304: Cannot find name 'x'.` */
export function unknownNames(draft: Draft): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-names-'));
  try {
    const files = draft.created.filter(file => /\.tsx?$/.test(file));
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), draft.read(file));
    }
    const options = '--noEmit --noResolve --noUnusedLocals --singleThreaded --jsx preserve --target esnext';
    const { stdout, error } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      [...options.split(' '), '--types', '', ...files],
      { cwd: folder, encoding: 'utf8' },
    );
    if (error) throw error;
    return stdout.split('\n').filter(line => aboutNames.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
