import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The page of a game: its own files, on the venue's own origin. */
export default defineConfig({
  root: fileURLToPath(new URL('src/page', import.meta.url)),
  base: '/page/',
  build: {
    outDir: fileURLToPath(new URL('dist/page', import.meta.url)),
    emptyOutDir: true,
    rollupOptions: { input: fileURLToPath(new URL('src/page/play.html', import.meta.url)) },
    target: 'es2022',
    // Its policy allows no code that is not a file.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
