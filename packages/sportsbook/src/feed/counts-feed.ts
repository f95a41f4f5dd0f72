import { outrights } from '@lobby/api-client/contract/game/outrights';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import {
  allTypes,
  forEachType,
  type ListedType,
  type MatchList,
  type SportType,
  sportTypes,
} from '@lobby/sports';
import type { FeedOptions } from './feed.ts';
import { startPolling } from './poller.ts';
import { createValue, type Value } from './value.ts';

/** A league that has matches now. */
export interface LeagueCount {
  readonly sport: SportType;
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** One of the quick filters (docs/rules.md#markets). */
  readonly quick: boolean;
}

/** How many matches there are, by sport type and market type, and in which leagues. Undefined before the first answer. */
export interface Counts {
  readonly bySport: Readonly<Record<SportType, Readonly<Record<MatchList, number>>>>;
  readonly leagues: readonly LeagueCount[];
  /** Champion markets by market type; absent where the platform has none. */
  readonly champions?: Readonly<Record<'today' | 'early', number>>;
}

/** How many matches a list has. */
export function countOf({ bySport }: Counts, type: ListedType, show: MatchList): number {
  const types = type === allTypes ? sportTypes : [type];
  return types.reduce((sum, one) => sum + bySport[one][show], 0);
}

/** Follows the counts; they need no hurry. Returns the value and the undo. */
export function openCounts({ ask, page }: Pick<FeedOptions, 'ask' | 'page'>): {
  readonly counts: Value<Counts | undefined>;
  close(): void;
} {
  const counts = createValue<Counts | undefined>(undefined);
  const close = startPolling({
    intervalMs: () => 10_000,
    page,
    async ask(signal) {
      const asked = await ask(sportsbook.leagueCount, {}, { signal });
      if (signal.aborted || !asked.ok) return 'failed';
      // Beside it, so that a platform without champion markets is no failure.
      const champions = await ask(outrights.leagueList, {}, { signal });
      if (signal.aborted) return 'failed';
      const { counts: bySport, leagues } = asked.data;
      const next: Counts = {
        bySport: forEachType(sport => bySport[sport]),
        leagues: leagues.map(({ gtype, lid, name, count, quick }) => ({
          sport: gtype,
          id: lid,
          name,
          count,
          quick,
        })),
        ...(champions.ok && { champions: champions.data.counts }),
      };
      if (JSON.stringify(next) !== JSON.stringify(counts.get())) counts.set(next);
      return 'answered';
    },
  });
  return { counts, close };
}
