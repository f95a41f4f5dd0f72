import { expect, it } from 'vitest';
import { kindsOf, letterTabs, unreadOf } from './letter-tabs.ts';

const counts = {
  ...{ notice_count: 1, activity_count: 2, fd_count: 4, brnotice_count: 8, bractivity_count: 16 },
  ...{ brbulletin_count: 32, brmatch_count: 64, brfd_count: 128 },
};

it('every kind that is counted is in exactly one tab', () => {
  const kinds = Object.values(kindsOf).flat();
  expect(kinds.map(kind => `${kind}_count`).sort()).toEqual(Object.keys(counts).sort());
});

it('a tab counts personal letters and broadcasts together', () => {
  expect(letterTabs.map(tab => unreadOf(tab, counts))).toEqual([9, 18, 32, 64, 132, 0]);
  expect(unreadOf('notice', undefined)).toBe(0);
});
