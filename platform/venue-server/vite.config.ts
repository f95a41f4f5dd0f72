import { defineConfig } from 'vite';

/** One file for plain Node: @lobby/* is bundled, what comes from the registry stays in node_modules. */
export default defineConfig({
  build: {
    ...{ ssr: 'src/main.ts', target: 'node20', minify: false, emptyOutDir: false },
    rollupOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: [/^@lobby\//] },
});
