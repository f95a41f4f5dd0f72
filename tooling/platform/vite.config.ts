import { defineConfig } from 'vite';

/**
 * One file for plain Node: @lobby/* is bundled, what comes from the registry stays in node_modules.
 * `--mode testing` builds the platform for journeys, with a clock that can be moved, beside the real one.
 */
export default defineConfig(({ mode }) => {
  const testing = mode === 'testing';
  return {
    build: {
      ssr: testing ? 'src/testing/main.ts' : 'src/main.ts',
      outDir: testing ? 'dist-testing' : 'dist',
      target: 'node20',
      emptyOutDir: true,
      minify: false,
    },
    ssr: { noExternal: [/^@lobby\//] },
  };
});
