import { defineConfig } from 'vite';

/** The program that draws a recorded round again: one file that can be read, with all that it needs. */
export default defineConfig({
  build: {
    ssr: 'src/page/verify/verify-round.ts',
    outDir: 'dist/page',
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'verify-round.mjs' } },
  },
  ssr: { noExternal: true },
});
