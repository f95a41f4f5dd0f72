import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import type { Score } from '@lobby/betting';
import { isLive, type Match } from '@lobby/fixtures';
import { momentAt } from '@lobby/pricing';
import type { MatchStore } from './match-store.ts';

/** A row may become visible to this process a little after it was written. */
export const lateRow = 10_000;
/** An input is written before its tick, but its transaction may end after it. */
export const lateInput = 3_000;

type CountedFields = Pick<WireGame, 'corner_h' | 'corner_c' | 'card_h' | 'card_c'>;

/** What the sub-matches of a match count, by the id of the match. */
export interface CountedOf {
  /** The corners and cards of a match in play at a moment, as its game carries them; none of another. */
  fieldsAt(match: Match, at: number): CountedFields;
  /** Whether they are others than at a moment before, or were not yet known to be then. */
  moved(match: Match, before: number, at: number): boolean;
}

/** Reads what sub-matches count, for the games of their main matches. */
export function countedOf(matches: readonly Match[], { inputsAt }: Pick<MatchStore, 'inputsAt'>): CountedOf {
  const subs = new Map<string, Match[]>();
  for (const match of matches)
    if (match.mainId !== undefined) subs.set(match.mainId, [...(subs.get(match.mainId) ?? []), match]);
  const scoreAt = (sub: Match, at: number): Score | undefined => {
    const { state } = momentAt(sub, at, inputsAt(sub.id, at));
    return isLive(state) ? state.score : undefined;
  };
  return {
    fieldsAt({ id }, at) {
      const fields: { -readonly [Name in keyof CountedFields]: string } = {};
      for (const sub of subs.get(id) ?? []) {
        const score = scoreAt(sub, at);
        if (!score) continue;
        const [home, away] = score.map(String);
        Object.assign(
          fields,
          sub.counts === 'corners' ? { corner_h: home, corner_c: away } : { card_h: home, card_c: away },
        );
      }
      return fields;
    },
    moved: ({ id }, before, at) =>
      (subs.get(id) ?? []).some(
        sub =>
          scoreAt(sub, before)?.join() !== scoreAt(sub, at)?.join() ||
          sub.createdAt + lateRow > before ||
          inputsAt(sub.id, at).changedAt + lateInput > before,
      ),
  };
}
