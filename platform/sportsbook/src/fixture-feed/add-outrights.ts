import type { Outright } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Adds outrights that do not exist yet; an existing id is not changed. */
export async function addOutrights(db: Kysely<Tables>, outrights: readonly Outright[]): Promise<void> {
  for (const outright of outrights) await addOutright(db, outright);
}

async function addOutright(db: Kysely<Tables>, { runners, ...outright }: Outright): Promise<void> {
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
        runners.map(({ id, names, matchId, side }, place) => ({
          outright_id: outright.id,
          place,
          runner_id: id,
          match_id: matchId,
          side,
          name_cn: names['zh-CN'],
          name_tw: names['zh-TW'],
        })),
      )
      .execute();
  });
}
