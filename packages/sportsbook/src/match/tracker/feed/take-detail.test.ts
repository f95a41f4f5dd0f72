import { describe, expect, it } from 'vitest';
import { sampleDetail } from '../../../testing/sample-detail.ts';
import { namedDetail } from '../../../testing/sample-line-ups.ts';
import { takeDetail } from './take-detail.ts';

const nobody = { player: null, playerOff: null };

describe('the play of a match after an answer', () => {
  it('is all of a full one', () => {
    const wire = sampleDetail(71);
    const play = takeDetail(undefined, wire);
    expect(play.events.map(({ id }) => id)).toEqual(wire.events.map(({ id }) => id));
    expect(play.events.find(({ kind }) => kind === 'goal')).toMatchObject({ side: 'away', score: '0-1' });
    expect(play.meetings).toHaveLength(2);
  });

  it('is the same told in two parts as told at once', () => {
    const whole = sampleDetail(91);
    const known = takeDetail(undefined, sampleDetail(50));
    const ids = new Set(known.events.map(({ id }) => id));
    const rest = {
      ...whole,
      full: false,
      meetings: [],
      events: whole.events.filter(({ id }) => !ids.has(id)),
    };
    expect(takeDetail(known, rest)).toEqual(takeDetail(undefined, whole));
  });

  it('is without an event that does not stand any more, and has what came in its place', () => {
    const known = takeDetail(undefined, sampleDetail(71));
    const goal = known.events.findLast(({ kind }) => kind === 'goal')!;
    const cancelled = { id: 'x', kind: 'goal-cancelled', side: 'H', minute: '71' };
    const wire = { ...sampleDetail(72), full: false, gone: [goal.id] };
    const play = takeDetail(known, {
      ...wire,
      events: [{ ...cancelled, side: 'H', place: null, score: '', ...nobody }],
    });
    expect(play.events.map(({ id }) => id)).not.toContain(goal.id);
    expect(play.events.at(-1)).toMatchObject({ id: 'x', kind: 'goal-cancelled' });
  });

  it('puts an event that is told after the whistle before it', () => {
    const known = takeDetail(undefined, sampleDetail(45.5, { phase: 'HT' }));
    const late = {
      id: 'late',
      kind: 'shot-off',
      side: 'C',
      minute: '45+2',
      place: null,
      score: '',
      ...nobody,
    } as const;
    const play = takeDetail(known, { ...sampleDetail(45.5), full: false, events: [late] });
    expect(play.events.slice(-2).map(({ kind }) => kind)).toEqual(['shot-off', 'half-time']);
  });

  it('keeps the line-ups that were told once, and who scored', () => {
    const known = takeDetail(undefined, namedDetail(20));
    expect(known.lineUps?.home.eleven).toHaveLength(11);
    expect(known.events.find(({ kind }) => kind === 'goal')?.player).toMatchObject({ name: '傅修远' });
    const later = takeDetail(known, { ...namedDetail(21), full: false, events: [], lineUps: null });
    expect(later.lineUps).toEqual(known.lineUps);
    expect(takeDetail(undefined, sampleDetail(20)).lineUps).toBeUndefined();
  });

  it('leaves out kinds that it does not know', () => {
    const wire = sampleDetail(5);
    const odd = {
      id: 'odd',
      kind: 'throw-in',
      side: 'H',
      minute: '5',
      place: null,
      score: '',
      ...nobody,
    } as const;
    const statistics = [...wire.statistics, { kind: 'throw-ins', home: 1, away: 2 }];
    const play = takeDetail(undefined, { ...wire, events: [...wire.events, odd], statistics });
    expect(play).toEqual(takeDetail(undefined, wire));
  });
});
