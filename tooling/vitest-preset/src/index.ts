import { compileMessages } from '@lobby/i18n/vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** How every package is tested: files beside the code, in Node unless a test names another environment. */
export function packageTests(overrides: ViteUserConfig = {}): ViteUserConfig {
  return defineConfig({
    ...overrides,
    plugins: [compileMessages(), ...(overrides.plugins ?? [])],
    test: {
      dir: 'src',
      include: ['**/*.test.{ts,tsx}'],
      testTimeout: 30_000,
      passWithNoTests: true,
      ...overrides.test,
    },
  });
}
