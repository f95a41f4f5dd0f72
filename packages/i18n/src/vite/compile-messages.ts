import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { type Draft, draftBy } from '../draft/traditional.ts';
import { fillIn } from '../prose.ts';
import { compileProse } from './compile-prose.ts';

const compiled = /\/messages\/([\w-]+\/)?zh-CN\.json(\?|$)|\/prose\/[^/]+\.md(\?|$)/;
const inTraditional = /[?&]zh-TW\b/;
type Known = Parameters<typeof fillIn>[1];

const overridesFile = join(import.meta.dirname, '../draft/overrides.json');

/**
 * Compiles message catalogs and text pages while building, `?zh-TW` as drafted in Traditional Chinese. A broken message
 * fails the build with its id, a broken page with its line.
 * @param known values that a site never changes, in the place of their `{name}`
 */
export function compileMessages(known: Known = {}): Plugin {
  return {
    name: 'lobby:compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: compiled },
      handler(code, id) {
        const [path = ''] = id.split('?');
        const draft = inTraditional.test(id) ? currentDraft() : undefined;
        if (draft) this.addWatchFile(overridesFile);
        if (path.endsWith('.md'))
          return asModule(compileProse(fillIn(draft?.text(code) ?? code, known), path));
        const messages = compileCatalog(code, path, { draft, known });
        // Vite reads JSON itself, but not behind a question mark.
        return draft ? asModule(messages) : { code: JSON.stringify(messages), map: null };
      },
    },
    // Vite looks for no imports in JSON, so it does not know by itself who read the overrides.
    hotUpdate({ file, modules }) {
      if (!file.endsWith('/i18n/src/draft/overrides.json')) return undefined;
      const drafted = [...this.environment.moduleGraph.idToModuleMap].filter(([id]) =>
        inTraditional.test(id),
      );
      return [...modules, ...drafted.map(([, module]) => module)];
    },
  };
}

/**
 * ICU texts by id → compiled messages by id, drafted in Traditional Chinese when a draft is given.
 * @throws Error naming id and file of a message that is no ICU text.
 */
export function compileCatalog(
  json: string,
  path: string,
  { draft, known = {} }: { readonly draft?: Draft | undefined; readonly known?: Known } = {},
): Record<string, unknown> {
  const source: Record<string, string> = JSON.parse(json);
  const texts = draft ? draft.catalog(source) : source;
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, compile(id, fillIn(text, known), path)]),
  );
}

/** Read anew each time: the module with the overrides lives as long as a development server. */
function currentDraft(): Draft {
  return draftBy(JSON.parse(readFileSync(overridesFile, 'utf8')));
}

function asModule(value: unknown) {
  return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' as const, map: null };
}

function compile(id: string, text: string, path: string): unknown {
  try {
    return compileMessageOrThrow(text);
  } catch (error) {
    throw new Error(`Message "${id}" of ${path} is not valid ICU text: ${String(error)}`);
  }
}
