import type { ViteUserConfig } from 'vitest/config';

export function packageTests(overrides?: ViteUserConfig): ViteUserConfig;
