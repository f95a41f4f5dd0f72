import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Complaints, complaintsOf } from './complaints.ts';
import { type JoinedMember, joinMember } from './joined-member.ts';
import type { SiteOptions, WorkerOptions } from './options.ts';
import { type Outbox, outboxOf } from './outbox.ts';
import { appendLine } from './run.ts';
import { stored } from './stored.ts';
import { type ClockOffset, nowOf, type Time, timeOf } from './time.ts';
import { tapWire, type WireTap } from './wire-tap.ts';
import { startWorld, type World } from './world.ts';

export interface WorkerFixtures {
  /** The platform and the sites of this worker. */
  readonly world: World;
  readonly clockOffset: ClockOffset;
}

export interface SiteFixtures {
  readonly siteUrl: string;
  readonly join: () => Promise<JoinedMember>;
  /** A member who is logged in on a device: in this browser, if its user is a member. */
  readonly member: JoinedMember;
  readonly complaints: Complaints;
  /** This browser's calls to the platform. */
  readonly wire: WireTap;
  readonly outbox: Outbox;
  readonly time: Time;
  /** Opens `/home` in another browser with the same settings: another device. Its errors count as well. */
  readonly anotherBrowser: (member?: JoinedMember) => Promise<Page>;
}

/** The test of every journey: with its site, and failing on errors of the page. */
export const test = base.extend<SiteOptions & SiteFixtures, WorkerOptions & WorkerFixtures>({
  platformBuild: ['testing', { option: true, scope: 'worker' }],
  brand: ['xinghe', { option: true }],
  edition: ['classic', { option: true }],
  language: ['zh-CN', { option: true }],
  visitor: ['anybody', { option: true }],
  choices: [{}, { option: true }],

  world: [
    async ({ platformBuild, clockOffset }, use, { workerIndex }) => {
      const world = await startWorld(workerIndex, platformBuild, () => nowOf(clockOffset));
      await use(world);
      await world.stop();
    },
    // On a busy machine the platform alone is minutes away.
    { scope: 'worker', timeout: 600_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  clockOffset: [async ({}, use) => use({ aheadMs: 0 }), { scope: 'worker' }],

  siteUrl: async ({ brand, world }, use) => {
    const url = world.sites[brand];
    if (!url) throw new Error(`There is no brand "${brand}" under brands/.`);
    await use(url);
  },
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  join: async ({ world, brand, clockOffset }, use) => {
    let joined: Promise<JoinedMember> | undefined;
    await use(() => {
      joined ??= joinMember(world, brand, () => Date.now() + clockOffset.aheadMs);
      return joined;
    });
  },
  member: async ({ join }, use) => use(await join()),
  storageState: async ({ siteUrl, edition, language, choices, visitor, join }, use) => {
    const member = visitor === 'member' ? await join() : undefined;
    await use(stored(siteUrl, { edition, language, choices }, member));
  },
  outbox: async ({ world }, use) => use(outboxOf(world.platform)),
  time: async ({ world, clockOffset, context }, use) => use(timeOf(world.platform, clockOffset, context)),

  complaints: [
    async ({ page, brand, edition, language }, use) => {
      appendLine('corners', JSON.stringify({ brand, edition, language }));
      const complaints = complaintsOf(page);
      await use(complaints);
      complaints.expectNone();
    },
    { auto: true },
  ],
  wire: [
    async ({ context, brand }, use) => {
      const tap = tapWire(context, brand);
      await use(tap);
      await tap.drained();
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, brand, edition, language, siteUrl, complaints }, use) => {
    const opened: { context: BrowserContext; tap: WireTap }[] = [];
    await use(async member => {
      const context = await browser.newContext({
        storageState: stored(siteUrl, { edition, language, choices: {} }, member),
      });
      opened.push({ context, tap: tapWire(context, brand) });
      const page = await context.newPage();
      complaints.listen(page);
      await page.goto('/home');
      return page;
    });
    for (const { context, tap } of opened) {
      await tap.drained();
      await context.close();
    }
  },
});

export { expect };
