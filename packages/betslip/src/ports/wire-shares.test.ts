import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { expect, it } from 'vitest';
import { handicap, over } from '../testing/sample-selections.ts';
import { sharesOverWire } from './wire-shares.ts';

function wire(answer: unknown) {
  const asked: unknown[] = [];
  const call = async ({ method }: { method: string }, request: unknown) => {
    asked.push([method, request]);
    return answer;
  };
  // Safe: the answers below have the shapes of their rows.
  return { asked, shares: sharesOverWire(call as unknown as CallSportsbook) };
}

it('shares picks with their prices and lines, and no stakes', async () => {
  const { asked, shares } = wire({ ok: true, data: { code: '7K3M9PQ2XA', expires_at: 5 } });
  const price = { format: 'H', odds: '0.96' } as const;
  const answer = await shares.share({
    form: 'systems',
    sizes: [[2], [1, 2]],
    selections: [
      { selection: handicap, price, line: '0.5', strong: 'C' },
      { selection: over, price, line: '2.5 / 3', strong: '' },
    ],
  });
  expect(answer).toEqual({ ok: true, code: '7K3M9PQ2XA', expiresAt: 5 });
  const priced = { odd_f_type: 'H', ioratio: '0.96' };
  expect(asked).toEqual([
    [
      'share_slip',
      {
        form: 'system',
        folds: [[2], [1, 2]],
        picks: [
          {
            ...{ gid: '8001', gtype: 'FT', wtype: 'RE', rtype: 'REC', chose_team: 'C' },
            ...priced,
            ...{ ratio: '0.5', strong: 'C' },
          },
          {
            ...{ gid: '8002', gtype: 'FT', wtype: 'OU', rtype: 'OUC', chose_team: 'C' },
            ...priced,
            ...{ ratio: '2.5 / 3', strong: '' },
          },
        ],
      },
    ],
  ]);
});

it('opens a slip with the prices of then', async () => {
  const pick = {
    ...{ gid: '8001', gtype: 'FT', wtype: 'RE', rtype: 'REC', chose_team: 'C', ecid: 'e1', datetime: '5' },
    ...{ odd_f_type: 'H', ioratio: '0.96', ratio: '0.5', strong: 'C' },
    ...{ league: '英超', team_h: '富勒姆', team_c: '伯恩利' },
  };
  const { shares } = wire({
    ok: true,
    data: { status: 'found', form: 'system', folds: [[1]], picks: [pick] },
  });
  expect(await shares.open('7k3m9')).toMatchObject({
    kind: 'found',
    slip: {
      form: 'systems',
      sizes: [[1]],
      selections: [
        { ecid: 'e1', price: { format: 'H', odds: '0.96' }, line: '0.5', strong: 'C', teamH: '富勒姆' },
      ],
    },
  });
});

it.each(['other-site', 'unknown'])('reports that a code is %s', async status => {
  expect(await wire({ ok: true, data: { status } }).shares.open('x')).toEqual({ kind: status });
});
