import { type Replacements, type RunningPlatform, startPlatform } from '@lobby/platform/platform';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import { borrowDatabase } from '../database/database-pool.ts';
import { cheapPasswords, testConfig } from './test-config.ts';

/** A platform of its own for a suite, on a database as the run's template has it. Stop it in afterAll. */
export async function testPlatform(
  config: Partial<PlatformConfig> = {},
  replace: Replacements = {},
): Promise<RunningPlatform> {
  const lent = await borrowDatabase();
  return startPlatform({ ...testConfig, ...config }, { lent, passwordCost: cheapPasswords, ...replace });
}
