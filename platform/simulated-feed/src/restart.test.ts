import type { FixtureIntake } from '@lobby/platform-sportsbook/fixture-feed/fixture-feed';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { expect, it } from 'vitest';
import { createSimulation } from './simulation.ts';

const nothing = async () => {};

it('a simulation that begins again adds the matches that its database lacks, and no others', async () => {
  const running = await testPlatform();
  const { platform } = running;
  try {
    const [gone, kept] = await platform.db
      .selectFrom('sport_matches')
      .select('id')
      .where('gtype', '=', 'TN')
      .orderBy('kickoff', 'desc')
      .limit(2)
      .execute();
    await platform.db.deleteFrom('sport_matches').where('id', '=', gone!.id).execute();

    const added: string[] = [];
    const intake: Partial<FixtureIntake> = {
      addFixtures: async rows => void added.push(...rows.map(({ id }) => id)),
      addOutrights: nothing,
    };
    await createSimulation(platform, intake as FixtureIntake).topUp();
    expect(added).toContain(gone!.id);
    expect(added).not.toContain(kept!.id);
  } finally {
    await running.stop();
  }
});
