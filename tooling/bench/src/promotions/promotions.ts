import { contract } from '@lobby/api-client/contract';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { promotionDomains } from '@lobby/platform-testing/internals/promotions';
import { startPlatform } from '@lobby/platform-testing/internals/running';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { dose } from '../dose.ts';
import type { Figure } from '../figure.ts';
import { compare } from '../stopwatch.ts';
import { rulesFigure } from './rules.ts';
import { fillSite, joinHalf } from './some-promotions.ts';

/** Sites of the demo: one has many promotions, the other few. */
const sites = [
  { siteId: '1001', count: dose(200, 20) },
  { siteId: '1002', count: dose(20, 10) },
] as const;
const bets = dose(1_000, 20);

/**
 * What it costs to find out what a member may join and how far they are: the rules alone, and the call of the list on a
 * site with many promotions beside one with few. On PGlite, or the Postgres of DATABASE_URL.
 */
export async function promotionFigures(): Promise<Figure[]> {
  const databaseUrl = process.env.DATABASE_URL;
  const config = { ...testConfig, ...(databaseUrl && { databaseUrl, inMemory: false }) };
  const running = await startPlatform(config, { domains: promotionDomains });
  try {
    const { db } = running.platform;
    const readers = [];
    for (const { siteId, count } of sites) {
      await fillSite(db, siteId, count);
      const client = testClient(running.url, siteId);
      const { userId: memberId } = await client.join(`list${Math.floor(Math.random() * 1e6)}`);
      const read = async () => {
        const { promotions } = await client.call(contract.promotion.config, {});
        if (promotions.length !== count) throw new Error(`${promotions.length} of ${count} promotions.`);
        return promotions;
      };
      readers.push({ siteId, memberId, read });
    }
    const [many, few] = [readers[0]!, readers[1]!];
    const measure = async (what: string): Promise<Figure> =>
      listFigure(
        what,
        await compare(many.read, few.read, { runs: { ours: 1, theirs: 2 }, rounds: dose(8, 1) }),
      );
    const found = [
      rulesFigure((await many.read()).map(({ rule }) => JSON.stringify(rule))),
      await measure('none joined'),
    ];
    for (const { siteId, memberId } of readers) await joinHalf(db, { siteId, memberId, bets });
    return [...(await Promise.all(found)), await measure(`half joined, with ${bets} bets`)];
  } finally {
    await running.stop();
  }
}

function listFigure(what: string, { ours, theirs }: { ours: number; theirs: number }): Figure {
  const [many, few] = [sites[0].count, sites[1].count];
  return {
    what: `the list of ${many} promotions, ${what}`,
    ours: `${ours.toFixed(1)} ms, ${(ours / many).toFixed(2)} each`,
    beside: `${few} promotions ${theirs.toFixed(1)} ms`,
    ratio: `${(ours / theirs).toFixed(2)}x`,
    goal: `≤ 1 ms each, ≤ ${many / few}x`,
    met: ours <= many && ours / theirs <= many / few,
  };
}
