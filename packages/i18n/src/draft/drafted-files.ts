import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Every Simplified Chinese file that is drafted in Traditional while building, absolute: the catalogues
 * `messages/zh-CN.json` and `messages/<name>/zh-CN.json`, and the pages `prose/*.md`, in any package or brand.
 */
export function draftedFiles(root: string): { catalogs: readonly string[]; pages: readonly string[] } {
  const files = ['packages', 'brands'].flatMap(home =>
    namesIn(join(root, home)).flatMap(name =>
      ['src', 'prose'].flatMap(folder => filesUnder(join(root, home, name, folder))),
    ),
  );
  const catalog = /[\\/]messages[\\/]([\w-]+[\\/])?zh-CN\.json$/;
  return {
    catalogs: files.filter(file => catalog.test(file)),
    pages: files.filter(file => file.endsWith('.md') && file.includes(join(sep, 'prose', sep))),
  };
}

/** Files in test folders are drafted like all others, but are no texts of the sites. */
function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return inside.filter(file => !file.split(sep).includes('testing')).map(file => join(folder, file));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
