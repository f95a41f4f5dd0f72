import { expect, it } from 'vitest';
import { lastMinute } from './index.js';

it('counts each kind for a minute, with a resolution of a second', () => {
  let now = 1_000_000;
  const counter = lastMinute(['busy', 'cut'], () => now);
  counter.add('busy');
  now += 30_000;
  counter.add('busy');
  counter.add('cut');
  expect(counter.counts()).toEqual({ busy: 2, cut: 1 });
  now += 30_000;
  expect(counter.counts()).toEqual({ busy: 1, cut: 1 });
  now += 30_000;
  expect(counter.counts()).toEqual({ busy: 0, cut: 0 });
});
