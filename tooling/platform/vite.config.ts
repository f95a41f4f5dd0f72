import { defineConfig } from 'vite';

/**
 * One file for plain Node: @lobby/* is bundled, what comes from the registry stays in node_modules.
 * `--mode testing` builds the platform for journeys, with a clock that can be moved, beside the real one; `--mode killed`
 * builds what tests of the platform start and kill.
 */
export default defineConfig(({ mode }) => {
  const testing = mode === 'testing';
  const killed = { main: 'src/main.ts', dying: 'src/testing/dying/main.ts' };
  return {
    build: {
      ssr: testing ? 'src/testing/main.ts' : mode === 'killed' || 'src/main.ts',
      rolldownOptions: mode === 'killed' ? { input: killed } : {},
      outDir: testing ? 'dist-testing' : 'dist',
      target: 'node20',
      emptyOutDir: true,
      minify: false,
    },
    ssr: { noExternal: [/^@lobby\//] },
  };
});
