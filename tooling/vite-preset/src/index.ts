import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessages } from '@lobby/i18n/vite';
import { marketValues, wordsOfMarket } from '@lobby/market/site-values';
import react from '@vitejs/plugin-react';
import type { ConfigEnv, PluginOption, ProxyOptions, UserConfig } from 'vite';
import { type BuiltBrand, brandOf } from './brand-of.ts';
import { chunks } from './chunks.ts';
import { brandTokens } from './plugins/brand-tokens.ts';
import { byLook } from './plugins/by-look.ts';
import { homeBudget } from './plugins/home-budget.ts';
import { installable } from './plugins/installable.ts';
import { lazyImports } from './plugins/lazy-imports.ts';
import { ownProse } from './plugins/own-prose.ts';
import { pageHead } from './plugins/page-head.ts';
import { prerender } from './plugins/prerender.ts';
import { previewPicture } from './plugins/preview-picture.ts';
import { productionRouter } from './plugins/production-router.ts';
import { tourAsText } from './plugins/tour-as-text.ts';
import { repositoryRoot } from './repository.ts';
import { platformPaths } from './serve/platform-paths.js';
import { stableClassNames } from './stable-class-names.ts';

/** The settings of an app. */
export interface AppOptions {
  /** The app's folder: `import.meta.dirname`. */
  readonly dir: string;
  /** The package of its brand, e.g. `@lobby/brand-acme`. */
  readonly brand: string;
}

/**
 * The complete Vite configuration of a brand's app. Checks the brand first: a wrong or missing setting fails the build
 * with a message that names it. `LOBBY_API_BASE` replaces the brand's platform for builds and the development server,
 * `LOBBY_FRAME_ORIGINS` the origins of games.
 */
export function brandApp(options: AppOptions): (env: ConfigEnv) => Promise<UserConfig> {
  return async ({ command }) => {
    const built = framing(await brandOf(options.brand, options.dir), process.env.LOBBY_FRAME_ORIGINS);
    const platform = process.env.LOBBY_API_BASE || built.brand.api.baseUrl;
    const port = Number(new URL(built.brand.api.host).port) || 4100;
    return {
      root: options.dir,
      clearScreen: false,
      plugins: [
        ...sharedPlugins(built),
        pageHead(built, platform),
        installable(built),
        previewPicture(built),
        ...(command === 'build'
          ? [
              lazyImports(),
              productionRouter(),
              tourAsText(),
              prerender(options.dir, built, () => sharedPlugins(built)),
              homeBudget(),
            ]
          : []),
      ],
      css: { modules: { generateScopedName: stableClassNames } },
      server: { port, strictPort: true, proxy: passedOn(platform) },
      build: {
        target: 'es2023',
        modulePreload: { polyfill: false },
        sourcemap: false,
        reportCompressedSize: false,
        assetsInlineLimit: 0,
        rolldownOptions: { output: chunks() },
      },
      oxc: { jsx: { runtime: 'automatic' } },
    };
  };
}

/** The development server forwards the same paths as `serveApp`, sockets included. */
function passedOn(platform: string): Record<string, ProxyOptions> {
  const target = { target: platform, changeOrigin: true, xfwd: true, ws: true };
  return Object.fromEntries(platformPaths.map(path => [path, target]));
}

/** The files of the pages of the help. */
const helpPages = readdirSync(join(repositoryRoot, 'packages/content/src/prose')).filter(name =>
  name.endsWith('.md'),
);

/** The plugins of both the browser build and the prerendering build. */
function sharedPlugins(built: Awaited<ReturnType<typeof brandOf>>): PluginOption[] {
  return [
    byLook(built.brand.look),
    ownProse(built.folder, helpPages),
    react(),
    compileMessages(wordsOfMarket(built.market)),
    marketValues(built.market),
    brandTokens(built),
  ];
}

/** The brand with the origins of games that are told, apart by blanks. */
function framing(built: BuiltBrand, origins: string | undefined): BuiltBrand {
  if (!origins) return built;
  return { ...built, brand: { ...built.brand, allowedFrameOrigins: origins.trim().split(/\s+/) } };
}
