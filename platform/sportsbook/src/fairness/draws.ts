import type { WireDraw, WireDrawList } from '@lobby/api-client/contract/game/draws';
import { toHex } from '@lobby/draws';
import type { Match } from '@lobby/fixtures';
import { printScore } from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import type { Kysely } from 'kysely';
import type { MatchStore } from '../feed/match-store.ts';
import type { DrawDay, OpenDraws } from '../fixture-feed/fixture-feed.ts';

const shown = 30;

/** The public draws: commitments before matches are played, keys after the final whistle. */
export interface Draws {
  list(locale: Locale): Promise<WireDrawList>;
  /** Null when the match is unknown or its draw is not published. */
  one(id: string, locale: Locale): Promise<WireDraw | null>;
}

/** @param open the public draws of the feed; undefined = it has none. */
export function createDraws(
  db: Kysely<Tables>,
  store: MatchStore,
  clock: Clock,
  open: OpenDraws | undefined,
): Draws {
  return {
    async list(locale) {
      const now = clock.now();
      const days = (await open?.days(2)) ?? [];
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
      const day = match && match.drawHash !== '' ? await open?.dayOf(match) : undefined;
      if (!open || !match || !day) return null;
      const now = clock.now();
      const state = match.stateAt(now);
      return {
        ...encodeMatch(match, now, locale),
        half_score: state.halfScore ? printScore(state.halfScore) : '',
        day: encodeDay(day),
        reveal: state.phase === 'over' ? encodeReveal(open.reveal(match)) : null,
      };
    },
  };
}

/** Started matches first, newest on top; then coming ones, soonest first. */
function place({ kickoff }: Match, now: number): number {
  return kickoff <= now ? now - kickoff : kickoff;
}

function encodeDay({ day, root, committedAt }: DrawDay) {
  return { day, root, committed_at: committedAt };
}

function encodeMatch(match: Match, now: number, locale: Locale) {
  const state = match.stateAt(now);
  const ended = state.phase === 'over';
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

function encodeReveal({ reveal, proof }: ReturnType<OpenDraws['reveal']>): NonNullable<WireDraw['reveal']> {
  const { rules, key, nonce } = reveal;
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
