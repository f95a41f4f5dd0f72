import { formatYuan } from '@lobby/money';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { GameShelf } from '../games/game-shelf.ts';
import type { BetLine, BetRow, BetSource } from './bet-source.ts';
import { toldResult } from './told-result.ts';

type Correction = Selectable<Tables['venue_round_corrections']>;

/** Rounds at venues as bets of their members. */
export function roundSource(shelf: GameShelf): BetSource {
  return {
    rows: ({
      memberId,
      begin,
      end,
    }) => sql`SELECT venue, round AS key, played_at AS placed_at, staked AS stake,
      turnover, win - staked AS net, true AS counts FROM venue_rounds
      WHERE member_id = ${memberId} AND played_at >= ${begin} AND played_at < ${end}`,
    async lines(db, rows, langx) {
      const venues = [...new Set(rows.map(({ venue }) => venue))];
      if (venues.length === 0) return new Map();
      const [rounds, corrections] = [await roundsOf(db, rows), await correctionsOf(db, rows)];
      const names = new Map<string, string>();
      for (const venue of venues) {
        for (const game of await shelf.of(venue))
          names.set(`${venue}:${game.code}`, game.names[localeOf(langx)]);
      }
      const lines = new Map<BetRow, BetLine>();
      for (const row of rows) {
        const isIts = (one: { readonly venue: string; readonly round: string }) =>
          one.venue === row.venue && one.round === row.key;
        const round = rounds.find(isIts);
        if (!round) continue;
        const gameName = names.get(`${row.venue}:${round.game}`) ?? round.game;
        lines.set(row, lineOf(round, { gameName, langx, correction: corrections.find(isIts) }));
      }
      return lines;
    },
  };
}

type RoundRow = Awaited<ReturnType<typeof roundsOf>>[number];

interface Around {
  readonly gameName: string;
  readonly langx: string;
  readonly correction: Correction | undefined;
}

function lineOf(round: RoundRow, { gameName, langx, correction }: Around): BetLine {
  const { round: ticketId, game: gameCode, staked, win, turnover, pages_at: origin } = round;
  const page = (name: string) => (origin ? `${origin}/${name}/${encodeURIComponent(ticketId)}` : '');
  return {
    ...{ ticketId, kind: 'round', status: 'settled', title: gameName },
    placedAt: Number(round.played_at),
    stake: formatYuan(staked),
    turnover: formatYuan(turnover),
    netWin: formatYuan(win - staked),
    round: {
      ...{ gameCode, gameName, win: formatYuan(win), replayUrl: page('replay'), verifyUrl: page('verify') },
      result: toldResult(round.result, langx),
      corrected: correction
        ? {
            at: Number(correction.at),
            stake: formatYuan(correction.staked),
            win: formatYuan(correction.win),
          }
        : null,
    },
  };
}

type Wanted = readonly Pick<BetRow, 'venue' | 'key'>[];

function roundsOf(db: Kysely<Tables>, wanted: Wanted) {
  return db
    .selectFrom('venue_rounds')
    .leftJoin('venue_cursors', 'venue_cursors.venue', 'venue_rounds.venue')
    .selectAll('venue_rounds')
    .select('venue_cursors.pages_at')
    .where(isWanted('venue_rounds', wanted))
    .execute();
}

/** The last of each round first. */
function correctionsOf(db: Kysely<Tables>, wanted: Wanted): Promise<Correction[]> {
  return db
    .selectFrom('venue_round_corrections')
    .selectAll()
    .where(isWanted('venue_round_corrections', wanted))
    .orderBy('version', 'desc')
    .execute();
}

/** By both: rounds of different venues may have one name, and the keys of the tables begin with the venue. */
function isWanted(table: 'venue_rounds' | 'venue_round_corrections', wanted: Wanted) {
  const [venue, round] = [sql.ref(`${table}.venue`), sql.ref(`${table}.round`)];
  const pairs = wanted.map(one => sql`(${one.venue}, ${one.key})`);
  return sql<boolean>`(${venue}, ${round}) IN (${sql.join(pairs)})`;
}
