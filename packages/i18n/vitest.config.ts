import { defineConfig } from 'vitest/config';
import { compileMessages } from './src/vite/compile-messages.ts';

// The shared preset uses this package's plugin, so this package configures its tests itself.
export default defineConfig({
  plugins: [compileMessages()],
  test: { dir: 'src', include: ['**/*.test.{ts,tsx}'], testTimeout: 30_000 },
});
