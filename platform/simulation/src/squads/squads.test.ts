import type { MatchDetail, PlayEvent } from '@lobby/fixtures';
import { nationalLeagues, virtualLeague } from '@lobby/leagues';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsAt } from '../match/match-state.ts';
import { detailAt } from '../play/detail-at.ts';
import { testMatch } from '../testing/test-match.ts';
import { squadOf } from './squad.ts';

const minute = 60_000;
const id = fc.integer({ min: 1_000, max: 9_999_999 }).map(String);
const over = (match: ReturnType<typeof testMatch>) => detailAt(match, endsAt(match).full + minute);
const bySide = ({ lineUps }: MatchDetail, side: PlayEvent['side']) =>
  side === 'H' ? lineUps!.home : lineUps!.away;

describe('a squad', () => {
  it('has twenty players of different names and numbers in both scripts, in every league', () => {
    for (const { lid, clubs } of [...nationalLeagues, virtualLeague]) {
      for (const club of clubs) {
        const { players } = squadOf(lid, club.id, Date.UTC(2026, 10, 20));
        for (const script of ['zh-CN', 'zh-TW'] as const)
          expect(new Set(players.map(({ names }) => names[script])).size).toBe(20);
        expect(new Set(players.map(({ number }) => number)).size).toBe(20);
      }
    }
  });

  it('stays the same over a season, and is another in the next and of another club', () => {
    const at = (year: number, month: number, club = '10101') =>
      squadOf('101', club, Date.UTC(year, month, 1));
    expect(at(2027, 5)).toEqual(at(2026, 6));
    const names = ({ players }: ReturnType<typeof at>) => players.map(player => player.names['zh-CN']).join();
    expect(names(at(2027, 6))).not.toBe(names(at(2026, 6)));
    expect(names(at(2026, 6, '10102'))).not.toBe(names(at(2026, 6)));
  });
});

describe('a line-up', () => {
  it('is told from an hour before the kick-off on, and is of the squad in its formation', () => {
    const match = testMatch();
    expect(detailAt(match, match.kickoff - 61 * minute).lineUps).toBeUndefined();
    const { home } = detailAt(match, match.kickoff - 59 * minute).lineUps!;
    expect(home.eleven).toHaveLength(11);
    expect(home.bench).toHaveLength(9);
    expect(home.formation.split('-').reduce((sum, line) => sum + Number(line), 0)).toBe(10);
    const squad = squadOf(match.lid, match.homeId, match.kickoff).players.map(player => player.id);
    expect([...home.eleven, ...home.bench].map(player => player.id).sort()).toEqual(squad.sort());
    expect(new Set(home.eleven.map(({ place }) => `${place.x} ${place.y}`)).size).toBe(11);
  });

  it('agrees with every event: who scores, is booked or goes off is on the pitch, and who comes on was not', () => {
    fc.assert(
      fc.property(id, fc.constantFrom(0, 20), (name, disruptions) => {
        const detail = over(testMatch({ id: name, disruptions }));
        const pitch = {
          H: new Set(detail.lineUps!.home.eleven.map(player => player.id)),
          C: new Set(detail.lineUps!.away.eleven.map(player => player.id)),
        };
        const booked = new Set<string>();
        for (const { kind, side, player, playerOff } of detail.events) {
          if (!['goal', 'goal-cancelled', 'red', 'yellow', 'substitution'].includes(kind)) continue;
          const own = pitch[side!];
          if (kind === 'substitution') {
            expect(bySide(detail, side).bench.map(one => one.id)).toContain(player!.id);
            expect(own.delete(playerOff!.id)).toBe(true);
            expect(own.has(player!.id)).toBe(false);
            own.add(player!.id);
            continue;
          }
          expect(own.has(player!.id)).toBe(true);
          if (kind === 'red') own.delete(player!.id);
          if (kind === 'yellow') expect(booked.has(player!.id)).toBe(false);
          if (kind === 'yellow') booked.add(player!.id);
        }
      }),
    );
  });

  it('never changes, nor does a name that was told, and follows from nothing that comes later', () => {
    fc.assert(
      fc.property(id, fc.integer({ min: 0, max: 100 }), (name, at) => {
        const match = testMatch({ id: name });
        const then = detailAt(match, match.kickoff + at * minute);
        const end = over(match);
        expect(then.lineUps).toEqual(end.lineUps);
        for (const event of then.events) expect(end.events).toContainEqual(event);
        // Goals of another course of the match change no line-up.
        const other = testMatch({ id: name, real: { half: [0, 0], full: [0, 0] } });
        expect(detailAt(other, match.kickoff).lineUps).toEqual(then.lineUps);
      }),
    );
  });
});
