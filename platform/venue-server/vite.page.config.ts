import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const pages = ['play.html', 'verify/verify.html', 'replay/replay.html'];

/** The page of a game, and those of a round that is over: files on the venue's own origin. */
export default defineConfig({
  root: fileURLToPath(new URL('src/page', import.meta.url)),
  base: '/page/',
  build: {
    outDir: fileURLToPath(new URL('dist/page', import.meta.url)),
    emptyOutDir: true,
    rollupOptions: {
      input: pages.map(page => fileURLToPath(new URL(`src/page/${page}`, import.meta.url))),
      // What belongs to one game says so: nothing else may load it.
      output: {
        assetFileNames: ({ originalFileNames: [file = ''] }) =>
          `assets/${/\/games\/([\w-]+)\//.exec(file)?.[1] ?? 'page'}-[name]-[hash][extname]`,
      },
    },
    target: 'es2022',
    // Its policy allows no code that is not a file.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
