import { defaultConfig } from '@lobby/platform/config';
import type { PasswordCost } from '@lobby/platform-identity/members/passwords/passwords';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';

/** In memory, on any free port, with answers checked against the contract and budgets that do not get in the way. */
export const testConfig: PlatformConfig = {
  ...defaultConfig,
  port: 0,
  inMemory: true,
  dev: true,
  devOutbox: true,
  captcha: 'off',
  captchaBits: 4,
  pepper: 'a pepper for tests only, long enough',
  demoMembers: 2,
  seed: 1,
  disruptions: 0,
  rateLimitScale: 1_000,
  logLevel: 'error',
  drainMs: 2_000,
};

/** A hash of a millisecond: what a real one costs is held by the tests of passwords. */
export const cheapPasswords: PasswordCost = { memoryCost: 512, timeCost: 1, parallelism: 1 };
