import { day, hour, minute } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import { courseMoments } from './course-moments.ts';

const kickoff = Date.UTC(2026, 10, 20, 12);
const match = { kickoff, createdAt: kickoff - 7 * day, speed: 1 };

describe('the moments of a course', () => {
  it('are in their order, none twice, and none after now', () => {
    for (const now of [kickoff - 3 * hour, kickoff, kickoff + 100 * minute]) {
      const moments = courseMoments(match, now);
      expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
      expect(moments.every(at => at < now)).toBe(true);
    }
  });

  it('stay the same when time goes on, and new ones come behind', () => {
    const first = courseMoments(match, kickoff + 30 * minute);
    const second = courseMoments(match, kickoff + 31 * minute + 1);
    expect(second.slice(0, first.length)).toEqual(first);
    expect(courseMoments(match, kickoff + 40 * minute).slice(0, first.length)).toEqual(first);
  });

  it('begin a day before the match, or when it came on sale', () => {
    expect(kickoff - courseMoments(match, kickoff)[0]!).toBeLessThanOrEqual(day);
    const late = { ...match, createdAt: kickoff - 2 * hour };
    expect(courseMoments(late, kickoff)[0]).toBeGreaterThanOrEqual(late.createdAt);
  });

  it('are none of a match that came on sale now', () => {
    expect(courseMoments({ ...match, createdAt: kickoff - hour }, kickoff - hour)).toEqual([]);
  });

  it('are a bounded number however long a match goes on', () => {
    expect(courseMoments({ ...match, speed: 30 }, kickoff + day)).toHaveLength(120);
  });
});
