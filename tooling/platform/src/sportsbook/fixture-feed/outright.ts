import type { Kysely } from 'kysely';
import type { Names } from '../../kernel/locale.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Fixture } from './fixture.ts';

/** One that may win an outright. */
export interface Runner {
  readonly id: string;
  readonly names: Names;
  /** The one match by which it is decided, and its side in it. */
  readonly matchId: string;
  readonly side: 'H' | 'C';
}

/** A competition whose winner is bet on. Times are ms of the server's clock; nothing in it changes once it is stored. */
export interface Outright {
  /** Digits, of no match. */
  readonly id: string;
  /** The club with the most goals of a round, in which every club plays once. */
  readonly kind: 'goals';
  readonly gtype: Fixture['gtype'];
  /** Its heading in lists. */
  readonly lid: string;
  readonly league: Names;
  readonly name: Names;
  readonly opensAt: number;
  /** No bets from here on: the kick-off of its last match. */
  readonly closesAt: number;
  /** All its matches are over by then. */
  readonly endsAt: number;
  readonly runners: readonly Runner[];
}

type Heading = Pick<Outright, 'id' | 'lid' | 'league' | 'name' | 'opensAt'>;

/** No match lasts longer than this, real ms at natural speed: halves, added time, the break and a delay. */
const longestMatch = 4 * 3_600_000;

/**
 * Who of the clubs of these matches will have the most goals. A match in which a club plays a second time is left
 * out. Undefined when there are fewer than two matches, or betting would be over before it opens.
 */
export function mostGoals(
  heading: Heading,
  matches: readonly Pick<
    Fixture,
    'id' | 'gtype' | 'homeId' | 'awayId' | 'home' | 'away' | 'kickoff' | 'speed'
  >[],
): Outright | undefined {
  const clubs = new Set<string>();
  const round = [...matches]
    .sort((one, other) => one.kickoff - other.kickoff)
    .filter(({ homeId, awayId }) => {
      const isNew = !clubs.has(homeId) && !clubs.has(awayId);
      if (isNew) clubs.add(homeId).add(awayId);
      return isNew;
    });
  const last = round.at(-1);
  if (!last || round.length < 2 || last.kickoff <= heading.opensAt) return undefined;
  return {
    ...heading,
    kind: 'goals',
    gtype: last.gtype,
    closesAt: last.kickoff,
    endsAt: Math.max(...round.map(({ kickoff, speed }) => kickoff + Math.ceil(longestMatch / speed))),
    runners: round.flatMap(({ id, homeId, awayId, home, away }): Runner[] => [
      { id: homeId, names: home, matchId: id, side: 'H' },
      { id: awayId, names: away, matchId: id, side: 'C' },
    ]),
  };
}

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
