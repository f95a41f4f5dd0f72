import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import type { BuiltBrand } from '../brand-of.ts';
import { assetFileNames } from '../chunks.ts';
import { deferStart } from '../deferred-start/defer-start.ts';
import { emptyPage, withWords } from '../found/page-words.ts';
import { robotsTxt, sitemapXml } from '../found/robots.ts';
import { stableClassNames } from '../stable-class-names.ts';
import { inlineStyles } from './inline-styles.ts';
import { hashOf, liftStyles } from './lift-styles.ts';
import { stylesOf } from './styles-of.ts';

const entry = 'virtual:lobby/prerender';

/** The exports of the prerendering bundle, from `@lobby/site/prerender`. */
interface Prerendered {
  readonly pages: readonly { readonly path: string; readonly canonical: string }[];
  /** A page for a visitor, in the brand's default language. */
  draw(path: string): Promise<{ readonly markup: string; readonly title: string }>;
}

/**
 * Renders every public page at build time, `/home` as `home.html` and the others below `pages/`, so that a visitor sees
 * it before any script has run. `index.html` stays empty and serves every other route.
 */
export function prerender(dir: string, built: BuiltBrand, plugins: () => PluginOption[]): Plugin {
  let outDir = '';
  return {
    name: 'lobby:prerender',
    apply: 'build',
    configResolved(config) {
      outDir = join(dir, config.build.outDir);
    },
    // Runs only after a successful build, once index.html is written.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = await mkdtemp(join(dir, 'node_modules/.lobby-prerender-'));
        try {
          await build({
            root: dir,
            configFile: false,
            logLevel: 'error',
            plugins: [virtualEntry(dir), ...plugins()],
            css: { modules: { generateScopedName: stableClassNames } },
            ssr: { noExternal: true },
            build: {
              ssr: true,
              outDir: folder,
              rolldownOptions: { input: { prerender: entry }, output: { assetFileNames } },
              minify: false,
            },
          });
          const drawn: Prerendered = await import(pathToFileURL(join(folder, 'prerender.js')).href);
          await writePages(outDir, built, drawn);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

function virtualEntry(dir: string): Plugin {
  const site = JSON.stringify(join(dir, 'src/site.ts'));
  return {
    name: 'lobby:prerender-entry',
    resolveId: id => (id === entry ? join(dir, 'src/prerender.virtual.ts') : null),
    load: id =>
      id === join(dir, 'src/prerender.virtual.ts')
        ? `import { drawPage, publicPages } from '@lobby/site/prerender';\nimport { site } from ${site};\nexport const pages = publicPages(site);\nexport const draw = path => drawPage(site, path);\n`
        : null,
  };
}

/** Writes every page that was drawn, what search engines ask for, and the empty page for all other addresses. */
async function writePages(outDir: string, built: BuiltBrand, { pages, draw }: Prerendered): Promise<void> {
  const empty = readFileSync(join(outDir, 'index.html'), 'utf8');
  const written: { canonical: string }[] = [];
  for (const page of pages) {
    const isHome = page.path === '/home';
    const drawn = { ...page, ...(await draw(page.path)) };
    // A page that leads elsewhere at once has nothing to be seen.
    if (/<main[^>]*><\/main>/.test(drawn.markup)) continue;
    // Home brings the styles of its late parts with them, and has no room for more.
    const styles = isHome ? '' : stylesOf(outDir, empty, drawn.markup);
    const html = pageWith(
      outDir,
      empty.replace('</head>', () => `${styles}</head>`),
      drawn.markup,
    );
    const name = isHome ? 'home.html' : `pages${page.path}.html`;
    demandAssets(outDir, name, html);
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), withWords(html, built, drawn));
    written.push(page);
  }
  const { host } = built.brand.api;
  await writeFile(join(outDir, 'robots.txt'), robotsTxt(host));
  await writeFile(join(outDir, 'sitemap.xml'), sitemapXml(host, written));
  await writeFile(join(outDir, 'index.html'), emptyPage(empty, built));
}

/** The empty page with the rendered markup and all its styles, which its policy allows. */
function pageWith(outDir: string, empty: string, drawn: string): string {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const place = '<div id="root"></div>';
  if (!empty.includes(place)) throw new Error(`index.html holds no ${place} to draw a page into.`);
  const { markup, css: lifted } = liftStyles(drawn);
  const { page: styled, css } = inlineStyles(empty, lifted, read);
  const { page, script } = deferStart(styled);
  const quote = (text: string) => text.replaceAll("'", '&#39;');
  // What is typed before the app lives would be lost.
  const waiting = markup.replace(/<(input|select|textarea)(?=[ />])/g, '<$1 disabled=""');
  return page
    .replace(quote("style-src 'self'"), quote(`style-src 'self' ${hashOf(css)}`))
    .replace(quote("script-src 'self'"), quote(`script-src 'self' ${hashOf(script)}`))
    .replace(place, () => `<div id="root">${waiting}</div>`);
}

/** @throws Error that names what the drawn page asks for and the build did not write. */
function demandAssets(outDir: string, name: string, page: string): void {
  // In quotes: in its messages React writes of files of the build that drew the page.
  const named = new Set(Array.from(page.matchAll(/"(\/assets\/[\w.-]+)/g), ([, file = '']) => file));
  const missing = [...named].filter(file => !existsSync(join(outDir, file)));
  if (missing.length > 0) throw new Error(`${name} names files that are not built: ${missing.join(', ')}`);
}
