import { packageTests } from '@lobby/vitest-preset';

export default packageTests({
  // A PGlite takes 400–700 MB, so few at once.
  test: { globalSetup: ['./src/testing/snapshot.ts'], maxWorkers: 2 },
});
