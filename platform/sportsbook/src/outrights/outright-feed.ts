import type { WireOutright } from '@lobby/api-client/contract/game/outrights';
import { endOfToday } from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { typeOf } from '@lobby/sports';
import type { Kysely } from 'kysely';
import { tickAt } from '../feed/feed.ts';
import type { OutrightBook, PricedOutright } from './outright-book.ts';
import { newestOutcome } from './outright-rows.ts';
import { gradeChampion, type Outcome } from './race/outcome.ts';

/** The market types of champion markets: FSFT and FSFU. */
type Shelf = 'today' | 'early';

export interface OutrightFeed {
  list(shelf: Shelf | '', lids: readonly string[], locale: Locale): Promise<WireOutright[]>;
  counts(locale: Locale): Promise<{
    readonly counts: Readonly<Record<Shelf, number>>;
    readonly leagues: { readonly lid: string; readonly name: string; readonly count: number }[];
  }>;
}

interface Shown extends PricedOutright {
  readonly outcome: Outcome | undefined;
}

/** What clients poll; computed once a tick for all of them. */
export function createOutrightFeed(db: Kysely<Tables>, book: OutrightBook, clock: Clock): OutrightFeed {
  let shown: { readonly at: number; readonly list: Promise<readonly Shown[]> } | undefined;

  async function show(now: number): Promise<readonly Shown[]> {
    const list: Shown[] = [];
    for (const priced of await book.list(now)) {
      const { id, closesAt } = priced.outright;
      const outcome = now < closesAt ? undefined : (await newestOutcome(db, id))?.outcome;
      // Nothing to decide any more, and nothing to show.
      if (priced.runners.every(({ standing }) => standing.state === 'void')) continue;
      list.push({ ...priced, outcome });
    }
    return list;
  }

  async function current(): Promise<readonly Shown[]> {
    const now = clock.now();
    const at = tickAt(now);
    if (shown?.at !== at) shown = { at, list: show(now) };
    return shown.list;
  }

  return {
    async list(shelf, lids, locale) {
      const now = clock.now();
      return (await current())
        .filter(
          ({ outright }) =>
            (shelf === '' || listOf(outright, now) === shelf) &&
            (lids.length === 0 || lids.includes(outright.lid)),
        )
        .map(one => encode(one, locale));
    },
    async counts(locale) {
      const now = clock.now();
      const counts = { today: 0, early: 0 };
      const leagues = new Map<string, { lid: string; name: string; count: number }>();
      for (const { outright, outcome } of await current()) {
        if (outcome) continue;
        counts[listOf(outright, now)]++;
        const { lid, league } = outright;
        const known = leagues.get(lid) ?? { lid, name: league[locale], count: 0 };
        leagues.set(lid, { ...known, count: known.count + 1 });
      }
      return { counts, leagues: [...leagues.values()] };
    },
  };
}

/** By the day on which betting ends, as for matches. */
function listOf({ closesAt }: { readonly closesAt: number }, now: number): Shelf {
  return closesAt < endOfToday(now) ? 'today' : 'early';
}

function encode({ outright, refusal, runners, outcome }: Shown, locale: Locale): WireOutright {
  return {
    gid: outright.id,
    gtype: typeOf(outright.gtype),
    lid: outright.lid,
    league: outright.league[locale],
    teamsname: outright.name[locale],
    datetime: String(outright.closesAt),
    gopen: refusal ? 'N' : 'Y',
    counts: outright.kind === 'season' ? 'wins' : 'goals',
    rtypes: runners.map(runner => ({
      rtype: runner.id,
      teams: runner.names[locale],
      ioratio: runner.odds,
      result: outcome ? gradeChampion(runner.id, outcome).grade : '',
      goals: runner.standing.counted === undefined ? '' : String(runner.standing.counted),
      state: runner.standing.state,
    })),
  };
}
