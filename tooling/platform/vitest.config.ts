import { packageTests } from '@lobby/vitest-preset';

export default packageTests({
  test: {
    globalSetup: ['./src/testing/snapshot.ts'],
    // A PGlite takes 400–700 MB, so few at once, and seconds to start, on a busy machine many.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
