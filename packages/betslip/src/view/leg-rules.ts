import { serverNow } from '@lobby/api';
import { type SeriesProblem, seriesProblems } from '@lobby/betting';
import type { Quote } from '../state/quote.ts';
import type { PickedSelection } from '../state/selection.ts';

/** Why an item may not be combined with the others. */
export type LegRule = SeriesProblem['rule'];

/** An item with what the platform says about combining it. */
interface Combinable {
  readonly selection: PickedSelection;
  readonly quote: Quote | undefined;
}

/** What keeps the items of a slip from being one series or system, most important first. */
export function combineProblems(items: readonly Combinable[]): readonly SeriesProblem[] {
  return seriesProblems(
    items.map(({ selection, quote }) => ({
      key: selection.key,
      gid: selection.gid,
      gide: selection.gide,
      gidm: selection.gidm,
      gtype: selection.gtype,
      wtype: selection.wtype,
      kickoff: selection.kickoff,
      champion: selection.champion,
      teams: [selection.teamH, selection.teamC] as const,
      parMin: quote?.parMin,
      parMax: quote?.parMax,
    })),
    serverNow(),
  );
}

/** The rule that concerns an item, by its key. Rules about the number of items concern none of them. */
export function legRules(items: readonly Combinable[]): ReadonlyMap<string, LegRule> {
  const rules = new Map<string, LegRule>();
  for (const { rule, keys } of combineProblems(items)) {
    if (rule === 'too-few' || rule === 'too-many') continue;
    for (const key of keys) if (!rules.has(key)) rules.set(key, rule);
  }
  return rules;
}
