import { type Outright, printScore, type SeasonOutright } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Adds outrights that do not exist yet; an existing id is not changed. */
export async function addOutrights(db: Kysely<Tables>, outrights: readonly Outright[]): Promise<void> {
  for (const outright of outrights) await addOutright(db, outright);
}

async function addOutright(db: Kysely<Tables>, outright: Outright): Promise<void> {
  await db.transaction().execute(async trx => {
    const added = await trx
      .insertInto('sport_outrights')
      .values({
        id: outright.id,
        kind: outright.kind,
        gtype: outright.gtype,
        lid: outright.lid,
        league_cn: outright.league['zh-CN'],
        league_tw: outright.league['zh-TW'],
        name_cn: outright.name['zh-CN'],
        name_tw: outright.name['zh-TW'],
        opens_at: BigInt(outright.opensAt),
        closes_at: BigInt(outright.closesAt),
        ends_at: BigInt(outright.endsAt),
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
    await trx
      .insertInto('sport_outright_runners')
      .values(
        outright.runners.map((runner, place) => ({
          outright_id: outright.id,
          place,
          runner_id: runner.id,
          match_id: 'matchId' in runner ? runner.matchId : null,
          side: 'side' in runner ? runner.side : null,
          name_cn: runner.names['zh-CN'],
          name_tw: runner.names['zh-TW'],
        })),
      )
      .execute();
    if (outright.kind === 'season')
      await trx.insertInto('sport_outright_games').values(toGameRows(outright)).execute();
  });
}

function toGameRows({ id, games }: SeasonOutright): Tables['sport_outright_games'][] {
  return games.map(({ matchId, homeId, awayId, kickoff, expected, score }) => ({
    ...{ outright_id: id, match_id: matchId, home_id: homeId, away_id: awayId, kickoff: BigInt(kickoff) },
    ...{ expected_home: expected[0], expected_away: expected[1] },
    score: score ? printScore(score) : null,
  }));
}
