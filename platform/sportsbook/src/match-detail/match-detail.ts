import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import type { Match, MatchDetail } from '@lobby/fixtures';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { type Locale, localeOf } from '@lobby/platform-kernel/calls/locale';
import { findSport } from '@lobby/sports';
import type { InferInput } from 'valibot';
import { tickAt } from '../feed/feed.ts';
import { keptAfterEnd, type MatchStore } from '../feed/match-store.ts';
import type { FixtureFeed } from '../fixture-feed/fixture-feed.ts';
import { detailOfState } from './detail-of-state.ts';
import { encodeEvent, encodeLineUps } from './encode-detail.ts';
import { meetingsOf } from './meetings.ts';

type Call = (typeof contract)['video']['matchDetail'];
type Answer = InferInput<Call['answer']>;

/**
 * Answers what happened in a match. It is a pure function of the match and the time, so any process can say what is
 * new since any moment. @param detailAt of a feed that has more to tell than the state of a match.
 */
export function createMatchDetail(store: Pick<MatchStore, 'byId'>, detailAt: FixtureFeed['detailAt']) {
  const kept = new WeakMap<Match, Map<number, MatchDetail>>();

  /** Many pages look at a match in one second. */
  function detail(match: Match, at: number): MatchDetail {
    const known = kept.get(match) ?? new Map<number, MatchDetail>();
    kept.set(match, known);
    const made = known.get(at) ?? detailAt?.(match, at) ?? detailOfState(match.stateAt(at));
    if (known.size > 20) known.clear();
    known.set(at, made);
    return made;
  }

  return async ({ ecid, since, langx }: ParsedRequestOf<Call>, ctx: Context): Promise<Answer> => {
    const systime = ctx.clock.now();
    const match = await store.byId(ctx.db, ecid);
    if (!match || !findSport(match.gtype)?.hasTracker) return { systime, detail: null };
    const at = tickAt(systime);
    const before = readCursor(since, at);
    const now = detail(match, at);
    const known = before === undefined ? undefined : detail(match, before);
    const told = known?.events.map(({ id }) => id) ?? [];
    const ids = new Set(now.events.map(({ id }) => id));
    const locale: Locale = localeOf(langx);
    return {
      systime,
      detail: {
        cursor: String(at),
        full: before === undefined,
        phase: match.stateAt(at).phase,
        ...{ teamH: match.home[locale], teamC: match.away[locale] },
        ...{ teamIdH: match.homeId, teamIdC: match.awayId },
        events: now.events.filter(({ id }) => !told.includes(id)).map(event => encodeEvent(event, locale)),
        gone: told.filter(id => !ids.has(id)),
        statistics: now.statistics.map(one => ({ ...one })),
        momentum: [[...now.momentum[0]], [...now.momentum[1]]],
        ball: now.ball ? { ...now.ball, place: { ...now.ball.place } } : null,
        lineUps: now.lineUps && !known?.lineUps ? encodeLineUps(now.lineUps, locale) : null,
        meetings: before === undefined ? await meetingsOf(ctx.db, match, locale) : [],
      },
    };
  };
}

/** A tick whose answer can still be told again; otherwise everything is sent. */
function readCursor(since: string, now: number): number | undefined {
  if (!/^\d{10,15}$/.test(since)) return undefined;
  const at = Number(since);
  return at <= now && now - at < keptAfterEnd && at === tickAt(at) ? at : undefined;
}
