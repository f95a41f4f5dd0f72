import { type OddsFormat, oddsFormats, systemTypes } from '@lobby/betting';
import type { Tables } from '@lobby/platform-testing/internals/running';
import { inputsAt, type WantedLeg } from '@lobby/platform-testing/internals/sportsbook';
import { momentAt } from '@lobby/pricing';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { Kysely } from 'kysely';
import { choose, chooseCombination, habits, marginAt } from './bots.ts';

/** What a bot wants to back, with the house's stated margin of each leg: NaN of a combination, which is no single here. */
export interface PlannedOrder {
  readonly format: OddsFormat;
  readonly sizes: readonly number[];
  readonly legs: readonly WantedLeg[];
  readonly margins: readonly number[];
}

const day = 24 * 3_600_000;
const mostLegs = 5;

/**
 * What a bot bets at `now` on `match`: half of the time a single by its habit, else a series or system of two to five
 * legs of matches within a week. Undefined when it finds no price.
 */
export async function plannedOrderOf(
  db: Kysely<Tables>,
  {
    bot,
    match,
    matches,
  }: { readonly bot: number; readonly match: TestMatch; readonly matches: readonly TestMatch[] },
  now: number,
  next: () => number,
): Promise<PlannedOrder | undefined> {
  const among = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
  const isSingle = next() < 0.5;
  const format = isSingle ? oddsFormats[bot % oddsFormats.length]! : 'H';
  const wanted = isSingle ? 1 : 2 + Math.floor(next() * (mostLegs - 1));
  const legs: WantedLeg[] = [];
  const margins: number[] = [];
  for (const each of [match, ...(isSingle ? [] : others(match, matches, now, next))]) {
    if (legs.length === wanted) break;
    const moment = momentAt(each, now, await inputsAt(db, each.id, now));
    const habit = isSingle || next() < 0.3 ? habits[bot % habits.length]! : 'any';
    const combined = isSingle || next() < 0.8 ? undefined : chooseCombination(each, moment, next);
    const selection = combined ?? choose(habit, each, moment, next);
    const margin = combined ? Number.NaN : selection && marginAt(each, selection.market, moment, format);
    if (!selection || margin === undefined) continue;
    legs.push({ gid: `${each.id}0`, match: each, selection });
    margins.push(margin);
  }
  if (legs.length === 0 || (!isSingle && legs.length === 1)) return undefined;
  const sizes = isSingle ? [1] : next() < 0.5 ? [legs.length] : among(systemTypes(legs.length)).sizes;
  return { format, sizes, legs, margins };
}

/** Matches that can stand beside this one: in play or within three days, and no team of one that stands already. */
function others(
  match: TestMatch,
  matches: readonly TestMatch[],
  now: number,
  next: () => number,
): TestMatch[] {
  const near = matches.filter(({ kickoff }) => kickoff > now - day / 24 && kickoff < now + 3 * day);
  const teams = new Set([match.homeId, match.awayId]);
  const chosen: TestMatch[] = [];
  for (let tries = 0; tries < 2 * mostLegs && near.length > 0; tries += 1) {
    const each = near[Math.floor(next() * near.length)]!;
    if (teams.has(each.homeId) || teams.has(each.awayId)) continue;
    teams.add(each.homeId).add(each.awayId);
    chosen.push(each);
  }
  return chosen;
}
