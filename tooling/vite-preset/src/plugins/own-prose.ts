import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const page = /\/prose\/[\w-]+\.md(\?zh-TW)?$/;

/**
 * Puts a brand's own page of the help, `prose/<name>.md` in its folder, in the place of the page of that name in
 * `@lobby/content`. A file that no page is named after fails the build.
 * @param names the files of the pages there are
 */
export function ownProse(folder: string, names: readonly string[]): Plugin {
  const own = join(folder, 'prose');
  const files = existsSync(own) ? readdirSync(own).filter(name => name.endsWith('.md')) : [];
  return {
    name: 'lobby:own-prose',
    enforce: 'pre',
    buildStart() {
      const stray = files.filter(name => !names.includes(name));
      if (stray.length > 0)
        this.error(
          `${own} has ${stray.join(', ')}, and no page of the help is called so: ${names.join(', ')}.`,
        );
    },
    resolveId: {
      filter: { id: page },
      handler(source) {
        const [path = '', query] = source.split('?');
        const name = basename(path);
        if (!files.includes(name)) return null;
        return join(own, name) + (query ? `?${query}` : '');
      },
    },
  };
}
