import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { joinMember } from '../joined-member.ts';
import type { SiteOptions } from '../options.ts';
import { stored } from '../stored.ts';
import { startWorld, type World } from '../world.ts';
import type { Engine } from './engine.ts';
import { type EngineName, startEngine } from './start-engine.ts';
import { storeItems } from './store-items.ts';
import { type User, userOf } from './user.ts';

export interface EngineSettings {
  readonly engineName: EngineName;
}

interface Fixtures {
  /** Its page has the site's settings, and its member when its user is one. */
  readonly engine: Engine;
  readonly user: User;
  readonly siteUrl: string;
}

type SiteSettings = Omit<SiteOptions, 'choices'>;

/** The test of another engine, which Playwright does not drive: it brings the platform, the sites and the runner. */
export const test = base.extend<SiteSettings & Fixtures, EngineSettings & { world: World }>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  brand: ['xinghe', { option: true }],
  edition: ['classic', { option: true }],
  language: ['zh-CN', { option: true }],
  visitor: ['anybody', { option: true }],

  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use, { workerIndex }) => {
      const world = await startWorld(workerIndex, 'production', Date.now);
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  siteUrl: async ({ brand, world }, use) => use(world.sites[brand] ?? ''),

  engine: async ({ engineName, viewport, siteUrl, world, brand, edition, language, visitor }, use, info) => {
    const engine = await startEngine(engineName, viewport ?? { width: 1366, height: 768 });
    // Price changes are not under test here: any price is accepted.
    const choices = { 'lobby.odds-policy': 'all' };
    const member = visitor === 'member' ? await joinMember(world, brand, Date.now) : undefined;
    const { origins } = stored(siteUrl, { edition, language, choices }, member) as Exclude<
      ReturnType<typeof stored>,
      string
    >;
    await storeItems(engine, siteUrl, { localStorage: origins[0]?.localStorage ?? [] });
    const known = engine.errors().length;
    await use(engine);
    const errors = engine.errors().slice(known);
    try {
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath('the-page.png'), await engine.picture());
    } finally {
      await engine.quit();
    }
    expect(errors, 'The page complained').toEqual([]);
  },
  user: async ({ engine }, use) => use(userOf(engine)),
});

export { expect };
