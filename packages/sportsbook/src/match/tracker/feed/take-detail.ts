import type { WireMatchDetail } from '@lobby/api-client/contract/game/match-detail';
import { printedScore } from '../../../status/printed-score.ts';
import { type EventKind, eventKinds, type Play, type PlayEvent, type Side, statisticKinds } from './play.ts';

type WireEvent = WireMatchDetail['events'][number];

/** What is known after an answer: all of it, or what was known with what is new, and without what does not stand. */
export function takeDetail(before: Play | undefined, wire: WireMatchDetail): Play {
  const known = wire.full ? undefined : before;
  const told = wire.events.flatMap(decodeEvent);
  const anew = new Set([...wire.gone, ...told.map(({ id }) => id)]);
  const stand = (known?.events ?? []).filter(({ id }) => !anew.has(id));
  const { phase, ball } = wire;
  const lineUps = wire.lineUps ?? known?.lineUps;
  return {
    phase,
    teams: { home: wire.teamH, away: wire.teamC },
    events: [...stand, ...told].sort((one, other) => momentOf(one) - momentOf(other)),
    statistics: statisticKinds.flatMap(kind =>
      wire.statistics.filter(one => one.kind === kind).map(({ home, away }) => ({ kind, home, away })),
    ),
    momentum: wire.momentum,
    ...(ball && { ball: { side: sideOf(ball.side) ?? 'home', zone: ball.zone, place: ball.place } }),
    meetings: known?.meetings ?? wire.meetings,
    ...(lineUps && { lineUps }),
  };
}

/** A kind that this page does not know is left out. */
function decodeEvent({ id, kind, side, minute, place, score, player, playerOff }: WireEvent): PlayEvent[] {
  const known = eventKinds.find(one => one === kind);
  if (!known) return [];
  const whose = sideOf(side);
  return [
    {
      ...{ id, kind: known, minute },
      ...(whose && { side: whose }),
      ...(place && { place }),
      ...(score !== '' && { score: printedScore(score) }),
      ...(player && { player }),
      ...(playerOff && { playerOff }),
    },
  ];
}

function sideOf(side: WireEvent['side']): Side | undefined {
  return side === 'H' ? 'home' : side === 'C' ? 'away' : undefined;
}

/** Whistles enclose what happened in their minute. */
const within: Partial<Record<EventKind, number>> = {
  'kick-off': -1,
  'second-half': -1,
  'half-time': 1,
  'full-time': 1,
};

/** By its minute, "45+2" before "46"; sorting keeps the order of answers inside a minute. */
function momentOf({ minute, kind }: PlayEvent): number {
  const [base = 0, added = 0] = minute.split('+').map(Number);
  return base * 1_000 + added * 10 + (within[kind] ?? 0);
}
