import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

const moduleTags =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/**
 * Removes the tags that start the app from a prerendered page and adds the loader at the end of the body, so that the
 * page is painted before its scripts are requested. Returns the page, and the loader's text, whose hash the policy
 * needs.
 */
export function deferStart(page: string): { readonly page: string; readonly script: string } {
  const [entry, ...imports] = [...page.matchAll(moduleTags)].map(([, file = '']) => file);
  if (!entry) throw new Error('The page has no module script to start.');
  const script = loaderOf([...imports, entry]);
  const without = page.replace(moduleTags, '');
  return { page: without.replace('</body>', () => `  <script>${script}</script>\n  </body>`), script };
}

/** The loader's text with the files of one page as arguments. */
function loaderOf(files: readonly string[]): string {
  const source = readFileSync(new URL('./loader.js', import.meta.url), 'utf8');
  const { code, errors } = minifySync('loader.js', source, { module: false });
  if (errors.length > 0) throw new Error(`The loader of the page cannot be minified: ${errors[0]?.message}`);
  return `{${code.trim()}loader(${JSON.stringify(files)},document.getElementById("root").firstElementChild)}`;
}
