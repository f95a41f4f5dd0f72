import { type MatchDetail, visibleSpan } from '@lobby/fixtures';
import type { ScriptedMatch } from '../match/match.ts';
import { scriptMoment } from '../match/script-moment.ts';
import { lineUpsAt } from '../squads/line-up-of.ts';
import { castOf } from './cast-of.ts';
import { momentumOf } from './momentum.ts';
import { between } from './places.ts';
import { halvesOf, inHalf, playOf, toldAt } from './play.ts';
import type { HalfOfPlay, Spell } from './play-half.ts';
import { statisticsOf } from './statistics.ts';
import { toldEvents } from './told-events.ts';

/**
 * What a tracker may show of a match at `now`, server time. Pure. Play is told as late as a goal is confirmed: nothing
 * shows what a suspended market is waiting for.
 */
export function detailAt(match: ScriptedMatch, now: number): MatchDetail {
  const at = scriptMoment(match, now);
  const seen = at - visibleSpan(match, 7);
  const told = ([0, 1] as const).map(half =>
    upTo(playOf(match)[half], inHalf(match, half, seen), match, half, at),
  );
  const spells = told.map(half => half.spells);
  const { substitutions } = castOf(match);
  const changes = substitutions.filter(change => change.at <= inHalf(match, 1, seen));
  const events = toldEvents(match, now, at, { halves: told, changes });
  const lineUps = lineUpsAt(match, now);
  const running = halvesOf(match).findIndex(([from, until]) => at >= from && at < until);
  const ball = running < 0 ? undefined : spells[running]!.at(-1);
  return {
    events,
    statistics: statisticsOf(spells.flat(), events),
    momentum: [momentumOf(spells[0]!), momentumOf(spells[1]!)],
    ...(ball && { ball: { side: ball.side, zone: ball.zone, place: ball.end } }),
    ...(lineUps && { lineUps }),
  };
}

/** What of a half is over at a moment of it, match ms, and told at `now`; the running spell ends there. */
function upTo(
  { spells, deeds }: HalfOfPlay,
  moment: number,
  match: ScriptedMatch,
  half: 0 | 1,
  now: number,
): Omit<HalfOfPlay, 'awards'> {
  const [from, until] = halvesOf(match)[half]!;
  const last = Math.min(moment, Math.round((until - from) * match.speed));
  const begun = spells.filter(spell => spell.from < last);
  return {
    spells: begun.map((spell, place) =>
      cutAt(spell, Math.min(spell.until, begun[place + 1]?.from ?? last, last)),
    ),
    deeds: deeds.filter(({ at }) => toldAt(match, half, at) <= now),
  };
}

function cutAt(spell: Spell, until: number): Spell {
  const { from, start, end } = spell;
  if (until === spell.until) return spell;
  return { ...spell, until, end: between(start, end, (until - from) / (spell.until - from)) };
}
