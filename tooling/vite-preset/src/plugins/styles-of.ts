import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Links to the style sheets of a build that a drawn page needs beside those that its head has: those with a class that
 * it uses. A screen that is fetched later brings its own in the browser, and a drawn page stands before that.
 */
export function stylesOf(outDir: string, empty: string, markup: string): string {
  const used = new Set(
    Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(/\s+/)).flat(),
  );
  return readdirSync(join(outDir, 'assets'))
    .filter(name => name.endsWith('.css') && !empty.includes(`/assets/${name}"`))
    .filter(name =>
      classesIn(readFileSync(join(outDir, 'assets', name), 'utf8')).some(each => used.has(each)),
    )
    .sort()
    .map(name => `<link rel="stylesheet" crossorigin href="/assets/${name}">`)
    .join('\n');
}

/** Names of classes that were made for a module: `title_Ab3-_x`. */
const classesIn = (css: string): string[] =>
  Array.from(css.matchAll(/\.([a-zA-Z][\w-]*_[\w-]{6})/g), ([, name = '']) => name);
