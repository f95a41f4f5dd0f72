import { posix } from 'node:path';
import type { Draft } from '../draft/draft.ts';

/** The relative imports of new files that lead nowhere: `packages/a/src/b.ts: ./c.ts`. */
export function missingFiles(draft: Draft): readonly string[] {
  return draft.created
    .filter(file => /\.tsx?$/.test(file))
    .flatMap(file =>
      [...draft.read(file).matchAll(/(?:from|import\()\s*'(\.[^'?]+)/g)].flatMap(([, path = '']) =>
        draft.has(posix.join(posix.dirname(file), path)) ? [] : [`${file}: ${path}`],
      ),
    );
}
