import { defineConfig } from 'vitest/config';

// Plain JavaScript: Node itself loads it from every package's vitest.config.ts, and Node 20 reads no TypeScript.

/** How every package is tested: files beside the code, in Node unless a test names another environment. */
export function packageTests(overrides = {}) {
  return defineConfig({
    ...overrides,
    test: {
      dir: 'src',
      include: ['**/*.test.{ts,tsx}'],
      testTimeout: 30_000,
      passWithNoTests: true,
      ...overrides.test,
    },
  });
}
