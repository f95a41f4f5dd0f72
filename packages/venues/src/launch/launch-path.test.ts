import { expect, it } from 'vitest';
import type { Wanted } from './launch.flow.ts';
import { launchPage } from './launch-path.ts';
import { launchPlace } from './launch-place.ts';

const wanted: Wanted = { enName: 'JXDZ', gameCode: 'lantern-fair', name: '花灯夜市', isTrial: false };

it.each([
  [wanted, true, '/dz/game?venue=JXDZ&game=lantern-fair'],
  [{ ...wanted, isTrial: true }, true, '/dz/game?venue=JXDZ&game=lantern-fair&trial=1'],
  [{ ...wanted, enName: 'PGDZ' }, true, '/pg/game?venue=PGDZ&game=lantern-fair'],
  [{ ...wanted, enName: 'YXZR', gameCode: '' }, false, '/game/L1'],
  // A visitor has no page of a launch by its id.
  [{ ...wanted, enName: 'SHBY', isTrial: true }, false, '/dz/game?venue=SHBY&game=lantern-fair&trial=1'],
] as const)('%j, a slot %s, is shown at %s', (what, isSlot, path) => {
  expect(launchPage(what, 'L1', isSlot).path).toBe(path);
});

it.each([
  ['JXDZ', true, true, 'frame'],
  ['JXDZ', true, false, 'tab'],
  ['JXDZ', false, true, 'tab'],
  ['XMTY', true, true, 'tab'],
  ['G1CP', true, true, 'tab'],
  ['SGCP', true, true, 'tab'],
  ['KXZR', true, true, 'tab'],
])('games of %s, frames allowed %s, inside the site %s: a %s', (channelCode, frame, innerGames, place) => {
  expect(launchPlace({ channelCode, frame }, { innerGames })).toBe(place);
});
