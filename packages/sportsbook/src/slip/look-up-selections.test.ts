import type { EarlierSelection } from '@lobby/betslip';
import { describe, expect, it } from 'vitest';
import { decodeGame } from '../feed/codec.ts';
import { fullGame } from '../testing/sample-games.ts';
import { currentSelection } from './current-selection.ts';
import { lookUpSelections } from './look-up-selections.ts';

const earlier: EarlierSelection = {
  ecid: '900',
  gtype: 'FT',
  wtype: 'R',
  rtype: 'RH',
  price: { format: 'H', odds: '0.77' },
  line: '0.5',
  strong: 'H',
};
const before = decodeGame(fullGame({ is_rb: 'N' }));
const inPlay = decodeGame(fullGame());

describe('a pick of an earlier moment', () => {
  it('is the selection of now, agreed at the price and line of then', () => {
    expect(currentSelection(earlier, [before])).toMatchObject({
      gide: before.info.ecid,
      wtype: 'R',
      live: false,
      agreed: { line: '0.5', strong: 'H', shown: { format: 'H', odds: '0.77' } },
    });
  });

  it('is the same pick of the market in play once the match has begun', () => {
    expect(currentSelection(earlier, [inPlay])).toMatchObject({ wtype: 'RE', rtype: 'REH', live: true });
    const over = { ...earlier, wtype: 'OU', rtype: 'OUC' };
    expect(currentSelection(over, [inPlay])).toMatchObject({ wtype: 'ROU', rtype: 'ROUC' });
  });

  it('is gone when its market is no longer offered, or its match is over', () => {
    expect(currentSelection({ ...earlier, wtype: 'XX' }, [before])).toBeUndefined();
    expect(currentSelection(earlier, [])).toBeUndefined();
  });
});

describe('several picks', () => {
  it('are looked up once for each match; those that are gone are reported by their place', async () => {
    const asked: string[] = [];
    const call = (async (_: unknown, { ecid }: { ecid: string }) => {
      asked.push(ecid);
      return { ok: true, data: { systime: 0, game: ecid === '900' ? [fullGame({ is_rb: 'N' })] : [] } };
    }) as unknown as Parameters<typeof lookUpSelections>[0];
    const over = { ...earlier, wtype: 'OU', rtype: 'OUC' };
    const answer = await lookUpSelections(call, [{ ...earlier, ecid: 'over' }, earlier, over]);
    expect(asked).toEqual(['over', '900']);
    expect(answer).toMatchObject({
      ok: true,
      unavailable: [0],
      selections: [{ wtype: 'R' }, { wtype: 'OU' }],
    });
  });

  it('are all kept back when one of their matches cannot be asked for', async () => {
    const failure = { kind: 'timeout' };
    const call = (async () => ({ ok: false, failure })) as unknown as Parameters<typeof lookUpSelections>[0];
    expect(await lookUpSelections(call, [earlier])).toEqual({ ok: false, failure });
  });
});
