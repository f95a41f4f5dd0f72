import type { WireDraw, WireDrawList } from '@lobby/api-client/contract/draws';
import { type DayKeys, type FootballReveal, type Key, toHex } from '@lobby/draws';
import type { Kysely } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { Tables } from '../../kernel/tables.ts';
import { revealOf } from '../../sim/commitment.ts';
import { dayOf, keysOfDay, placeInDay } from '../../sim/draw-days.ts';
import type { Match } from '../../sim/match.ts';
import { printScore } from '../../sim/match-rows.ts';
import { stateAt } from '../../sim/match-state.ts';
import type { MatchStore } from '../feed/match-store.ts';

const shown = 30;
/** A tree costs some milliseconds to make; two months of them are a few megabytes. */
const keptDays = 60;

/** What is told of openly drawn matches: promises before they are played, keys after the final whistle. */
export interface Draws {
  list(locale: Locale): Promise<WireDrawList>;
  /** Null when the match is unknown or its draw is not published. */
  one(id: string, locale: Locale): Promise<WireDraw | null>;
}

export function createDraws(db: Kysely<Tables>, store: MatchStore, clock: Clock, secret: Key): Draws {
  const trees = new Map<string, DayKeys>();
  function treeOf(day: string): DayKeys {
    const tree = trees.get(day) ?? keysOfDay(secret, day);
    if (trees.size > keptDays) trees.clear();
    trees.set(day, tree);
    return tree;
  }
  const proofOf = (match: Match) => treeOf(dayOf(match.kickoff)).proof(placeInDay(match.kickoff));
  const dayRow = (day: string) =>
    db.selectFrom('sport_draw_days').selectAll().where('day', '=', day).executeTakeFirst();

  return {
    async list(locale) {
      const now = clock.now();
      const days = await db
        .selectFrom('sport_draw_days')
        .selectAll()
        .orderBy('day', 'desc')
        .limit(2)
        .execute();
      const matches = (await store.current())
        .filter(match => match.drawHash !== '')
        .sort((one, two) => place(one, now) - place(two, now))
        .slice(0, shown);
      return {
        systime: now,
        days: days.map(encodeDay),
        matches: matches.map(match => encodeMatch(match, now, locale)),
      };
    },
    async one(id, locale) {
      const match = await store.byId(db, id);
      const row = match && match.drawHash !== '' ? await dayRow(dayOf(match.kickoff)) : undefined;
      if (!match || !row) return null;
      const now = clock.now();
      const state = stateAt(match, now);
      return {
        ...encodeMatch(match, now, locale),
        half_score: state.halfScore ? printScore(state.halfScore) : '',
        day: encodeDay(row),
        reveal: state.phase === 'FT' ? encodeReveal(revealOf(secret, match), proofOf(match)) : null,
      };
    },
  };
}

/** What has begun stands first, the newest on top; then what comes, the next first. */
function place({ kickoff }: Match, now: number): number {
  return kickoff <= now ? now - kickoff : kickoff;
}

function encodeDay(row: { day: string; root: string; committed_at: bigint }) {
  return { day: row.day, root: row.root, committed_at: Number(row.committed_at) };
}

function encodeMatch(match: Match, now: number, locale: Locale) {
  const state = stateAt(match, now);
  const ended = state.phase === 'FT';
  return {
    ecid: match.id,
    team_h: match.home[locale],
    team_c: match.away[locale],
    kickoff: match.kickoff,
    draw_hash: match.drawHash,
    ended,
    score: ended ? printScore(state.score) : '',
  };
}

function encodeReveal(
  { rules, key, nonce }: FootballReveal,
  proof: string[],
): NonNullable<WireDraw['reveal']> {
  const { minutes, goal } = rules;
  return {
    // Copies of the arrays: the wire's types may be written to, the rules may not.
    rules: {
      ...rules,
      minutes: [{ ...minutes[0] }, { ...minutes[1] }],
      goal: [
        [goal[0][0], goal[0][1]],
        [goal[1][0], goal[1][1]],
      ],
      afterRed: { ...rules.afterRed },
    },
    key: toHex(key),
    nonce: toHex(nonce),
    proof,
  };
}
