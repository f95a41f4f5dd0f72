import type { CallMatchDetail } from '@lobby/api/endpoints/match-detail';
import type { WireMatchDetail } from '@lobby/api-client/contract/game/match-detail';
import type { ApiFailure } from '@lobby/api-client/request';

type WireEvent = WireMatchDetail['events'][number];
type Kind = WireEvent['kind'];

const event = (
  kind: Kind,
  side: WireEvent['side'],
  minute: string,
  x = 50,
  y = 50,
  score = '',
): WireEvent => ({
  id: `${minute}.${kind}${side}`,
  ...{ kind, side, minute, score },
  place: side === '' ? null : { x, y },
  ...{ player: null, playerOff: null },
});

/** A whole match, told minute by minute; home comes back from 0-1. */
const told: readonly WireEvent[] = [
  event('kick-off', '', '1'),
  event('shot-off', 'H', '4', 86, 38),
  event('corner', 'C', '9', 0, 100),
  event('shot-on', 'C', '9', 11, 46),
  event('goal', 'C', '17', 12, 55, '0:1'),
  event('yellow', 'H', '24', 40, 22),
  event('shot-on', 'H', '29', 88, 61),
  event('corner', 'H', '29', 100, 0),
  event('shot-off', 'H', '33', 79, 30),
  event('yellow', 'C', '41', 63, 70),
  event('half-time', '', '45+2', 50, 50, '0:1'),
  event('second-half', '', '46'),
  event('goal', 'H', '52', 91, 47, '1:1'),
  event('shot-off', 'C', '57', 18, 40),
  event('red', 'C', '63', 44, 80),
  event('corner', 'H', '68', 100, 100),
  event('goal', 'H', '71', 86, 57, '2:1'),
  event('goal-cancelled', 'C', '80', 9, 50),
  event('full-time', '', '90+4', 50, 50, '2:1'),
];

const upTo = (minute: number, phase: WireMatchDetail['phase']) =>
  told.filter(({ kind, minute: of }) => {
    const [base = 0, added = 0] = of.split('+').map(Number);
    return base + added / 100 <= minute && (kind !== 'full-time' || phase === 'over');
  });

/** Waves of pressure, the same every time. */
const waves = (count: number, phase: number) =>
  Array.from({ length: count }, (_, at) =>
    Math.round(100 * Math.sin(at / 2.6 + phase) * Math.abs(Math.sin(at * 1.7 + phase))),
  );

const meetings = [
  ['富勒姆', '伯恩利', '1:1', '0:0', '2026-04-11'],
  ['伯恩利', '富勒姆', '0:3', '0:2', '2025-11-08'],
].map(([teamH = '', teamC = '', score = '', halfScore = '', day = ''], at) => ({
  ecid: `80${at}`,
  kickoff: Date.parse(`${day}T20:00:00+08:00`),
  league: '英超',
  ...{ teamH, teamC, score, halfScore },
}));

/** The detail of 富勒姆 – 伯恩利 at a minute of it. */
export function sampleDetail(
  minute: number,
  changes: Partial<WireMatchDetail> & { readonly count?: number } = {},
): WireMatchDetail {
  const { count = minute, ...rest } = changes;
  const phase = rest.phase ?? (minute === 0 ? 'pre' : minute <= 45 ? '1H' : minute < 90 ? '2H' : 'over');
  const events = upTo(minute, phase);
  const of = (side: string, ...kinds: string[]) =>
    events.filter(one => one.side === side && kinds.includes(one.kind)).length;
  const row = (kind: string, ...kinds: string[]) => ({
    ...{ kind, home: of('H', ...kinds), away: of('C', ...kinds) },
  });
  return {
    cursor: '1795000000000',
    full: true,
    phase,
    ...{ teamH: '富勒姆', teamC: '伯恩利', teamIdH: 't1', teamIdC: 't2' },
    events,
    gone: [],
    statistics: [
      { kind: 'possession', home: 57, away: 43 },
      { kind: 'attacks', home: count, away: Math.round(count * 0.8) },
      { kind: 'dangerous-attacks', home: Math.round(count * 0.5), away: Math.round(count * 0.3) },
      row('shots', 'goal', 'shot-on', 'shot-off'),
      row('shots-on-target', 'goal', 'shot-on'),
      row('corners', 'corner'),
      row('yellow-cards', 'yellow'),
      row('red-cards', 'red'),
    ],
    momentum: [waves(Math.min(count, 48), 0.4), waves(Math.max(0, count - 45), 1.9)],
    ball:
      phase === 'over' || phase === 'HT' || phase === 'pre'
        ? null
        : { side: 'H', zone: 'attack', place: { x: 71, y: 36 } },
    lineUps: null,
    meetings,
    ...rest,
  };
}

/** A feed that tells score and cards alone. */
export const bareDetail = (): WireMatchDetail => ({
  ...sampleDetail(60),
  events: told
    .filter(({ kind }) => kind === 'goal')
    .map(one => ({ ...one, place: null }))
    .slice(0, 2),
  statistics: [{ kind: 'red-cards', home: 0, away: 0 }],
  momentum: [[], []],
  ball: null,
  meetings: [],
});

/** A platform that tells this of every match: one answer, or one after the other. */
export function tellDetail(
  ...answers: readonly (WireMatchDetail | null | ApiFailure | 'waiting')[]
): CallMatchDetail {
  let at = 0;
  return async () => {
    const answer = answers[Math.min(at++, answers.length - 1)] ?? null;
    if (answer === 'waiting') return new Promise<never>(() => {});
    if (answer !== null && !isDetail(answer)) return { ok: false, failure: answer };
    return { ok: true, data: { systime: 0, detail: answer } };
  };
}

const isDetail = (answer: WireMatchDetail | ApiFailure): answer is WireMatchDetail => 'cursor' in answer;
