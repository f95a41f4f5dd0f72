import { defineConfig } from 'vite';

/**
 * The platform for journeys, with a clock that can be moved, built as the real one is. `--mode killed` builds what tests
 * of the platform start and kill.
 */
export default defineConfig(({ mode }) => {
  const killed = {
    main: '../app/src/main.ts',
    dying: 'src/dying/main.ts',
    venues: '../venue-server/src/main.ts',
    'die-early': 'src/dying/die-early.ts',
  };
  return {
    build: {
      ssr: mode === 'killed' || 'src/main.ts',
      rolldownOptions: mode === 'killed' ? { input: killed } : {},
      target: 'node20',
      minify: false,
    },
    ssr: { noExternal: [/^@lobby\//] },
  };
});
