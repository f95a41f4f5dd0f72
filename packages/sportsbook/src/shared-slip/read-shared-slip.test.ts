import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { expect, it } from 'vitest';
import { fullGame } from '../testing/sample-games.ts';
import { readSharedSlip } from './read-shared-slip.ts';

const shared = {
  ...{ gid: '7001', gtype: 'FT', ecid: '900', wtype: 'R', rtype: 'RH', chose_team: 'H' },
  ...{ odd_f_type: 'H', ioratio: '0.77', ratio: '9.5', strong: 'H' },
  ...{ league: '英超', team_h: '旧主', team_c: '旧客', datetime: '1' },
};

/** A platform that knows one code and these games. */
function platform(opened: object, games: readonly WireGame[]) {
  const asked: string[] = [];
  const call = async ({ method }: { method: string }) => {
    asked.push(method);
    if (method === 'shared_slip') return { ok: true, data: opened };
    if (games.length === 0) return { ok: false, failure: { kind: 'offline' } };
    return { ok: true, data: { systime: 0, game: games } };
  };
  // Safe: the answers above have the shapes of their rows.
  return { asked, call: call as unknown as CallSportsbook };
}

const found = { status: 'found', form: 'series', folds: [], picks: [shared, { ...shared, wtype: 'XX' }] };

it('a shared slip has its picks at the price, line and names of now, and what is offered no more under the names of then', async () => {
  const { call, asked } = platform(found, [fullGame({ is_rb: 'N' })]);
  const slip = await readSharedSlip(call, 'code');
  expect(asked).toEqual(['shared_slip', 'get_game_more']);
  expect(slip).toMatchObject({
    kind: 'picks',
    form: 'series',
    picks: [
      { teamH: '富勒姆', wtype: 'R', rtype: 'RH', match: { live: false }, offer: { kind: 'open' } },
      { teamH: '旧主', wtype: 'XX', offer: { kind: 'gone' } },
    ],
  });
  if (slip.kind !== 'picks') throw new Error(slip.kind);
  expect(slip.picks[0]?.line).not.toBe('9.5');
  const before = { price: { format: 'H', odds: '0.77' }, line: '9.5', strong: 'H' };
  expect(slip.picks.map(pick => pick.before)).toEqual([before, before]);
});

it('a pick of a match that takes no bets now is shut', async () => {
  const { call } = platform(found, [fullGame({ gopen: 'N' })]);
  expect(await readSharedSlip(call, 'code')).toMatchObject({
    picks: [{ wtype: 'RE', match: { live: true, score: '1:2' }, offer: { kind: 'shut' } }, {}],
  });
});

it('a code that has expired or is of another site is told as such, and a lost answer as a failure', async () => {
  expect(await readSharedSlip(platform({ status: 'unknown' }, []).call, 'c')).toEqual({ kind: 'unknown' });
  expect(await readSharedSlip(platform({ status: 'other-site' }, []).call, 'c')).toEqual({
    kind: 'other-site',
  });
  expect(await readSharedSlip(platform(found, []).call, 'c')).toEqual({
    kind: 'failure',
    failure: { kind: 'offline' },
  });
});
