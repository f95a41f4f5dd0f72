import { expect, it } from 'vitest';
import { gamesAt, venueCodes } from '../catalog/venues.ts';
import { pages } from './pages.ts';

it.each(venueCodes())('every game that %s offers has a page of its kind', venue => {
  const offered = gamesAt(venue);
  expect(offered).not.toEqual([]);
  for (const { code, kind } of offered) expect(pages[kind], code).toBeDefined();
});
