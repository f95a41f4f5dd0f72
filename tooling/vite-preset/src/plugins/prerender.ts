import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { assetFileNames } from '../chunks.ts';
import { deferStart } from '../deferred-start/defer-start.ts';
import { stableClassNames } from '../stable-class-names.ts';
import { inlineStyles } from './inline-styles.ts';
import { hashOf, liftStyles } from './lift-styles.ts';

const entry = 'virtual:lobby/prerender';

/** The exports of the prerendering bundle, from `@lobby/site/prerender`. */
interface Prerendered {
  /** The markup of a path for a visitor, in the brand's default language. */
  draw(path: string): Promise<string>;
}

/**
 * Renders `/home` at build time and writes it as `home.html`, so that a visitor sees the page before any script has
 * run. `index.html` stays empty and serves every other route.
 */
export function prerender(dir: string, plugins: () => PluginOption[]): Plugin {
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
          const markup = await drawn.draw('/home');
          const home = pageWith(outDir, markup);
          demandAssets(outDir, home);
          await writeFile(join(outDir, 'home.html'), home);
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
        ? `import { drawPage } from '@lobby/site/prerender';\nimport { site } from ${site};\nexport const draw = path => drawPage(site, path);\n`
        : null,
  };
}

/** The empty page with the rendered markup and all its styles, which its policy allows. */
function pageWith(outDir: string, drawn: string): string {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const empty = read('index.html');
  const place = '<div id="root"></div>';
  if (!empty.includes(place)) throw new Error(`index.html holds no ${place} to draw /home into.`);
  const { markup, css: lifted } = liftStyles(drawn);
  const { page: styled, css } = inlineStyles(empty, lifted, read);
  const { page, script } = deferStart(styled);
  const quote = (text: string) => text.replaceAll("'", '&#39;');
  return page
    .replace(quote("style-src 'self'"), quote(`style-src 'self' ${hashOf(css)}`))
    .replace(quote("script-src 'self'"), quote(`script-src 'self' ${hashOf(script)}`))
    .replace(place, () => `<div id="root">${markup}</div>`);
}

/** @throws Error that names what the drawn page asks for and the build did not write. */
function demandAssets(outDir: string, page: string): void {
  // In quotes: in its messages React writes of files of the build that drew the page.
  const named = new Set(Array.from(page.matchAll(/"(\/assets\/[\w.-]+)/g), ([, file = '']) => file));
  const missing = [...named].filter(file => !existsSync(join(outDir, file)));
  if (missing.length > 0) throw new Error(`home.html names files that are not built: ${missing.join(', ')}`);
}
