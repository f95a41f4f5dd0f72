import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { PlatformConfig } from '../kernel/config.ts';
import { type Replacements, type RunningPlatform, startPlatform } from '../platform.ts';
import { testConfig } from './test-config.ts';

/** A platform of its own for a suite, from the run's snapshot. Stop it in afterAll. */
export async function testPlatform(
  config: Partial<PlatformConfig> = {},
  replace: Replacements = {},
): Promise<RunningPlatform> {
  const snapshot = (await openAsBlob(inject('snapshotFile'))) as Blob;
  return startPlatform({ ...testConfig, ...config }, { snapshot, ...replace });
}
