import { describe, expect, it } from 'vitest';
import { handicap, homeWin, sameMatch } from '../../testing/sample-selections.ts';
import {
  betslipReducer,
  changeUndone,
  formChosen,
  sameMatchCombined,
  sameMatchPartRemoved,
  selectionToggled,
  stakesTyped,
} from '../betslip.slice.ts';
import { type BetslipState, seriesStake } from '../betslip-state.ts';
import type { PickedSelection } from '../selection.ts';
import { sameMatchOffer } from './same-match.ts';
import { holds } from './same-match-item.ts';

type Change = Parameters<typeof betslipReducer>[1];
const after = (...changes: readonly Change[]): BetslipState =>
  changes.reduce<BetslipState>(betslipReducer, betslipReducer(undefined, { type: 'begin' }));
const draw: PickedSelection = {
  ...handicap,
  key: '8001/RM/RMN',
  wtype: 'RM',
  rtype: 'RMN',
  agreed: { price: { kind: 'decimal', odds: '3.10' }, line: '', strong: '' },
};
const rtype = 'RE:REC@0.5+ROU:ROUC@3.5';
const key = `8001/RSM/${rtype}`;
const pressed = [selectionToggled(handicap), selectionToggled(sameMatch)] as const;

describe('a pick that replaces another of its match', () => {
  it('may become one bet with it, which takes the place and the stake of the pick', () => {
    const state = after(
      selectionToggled(handicap),
      stakesTyped({ [handicap.key]: '50' }),
      selectionToggled(sameMatch),
    );
    expect(sameMatchOffer(state)).toMatchObject({ kind: 'combine', item: { key } });
    const combined = betslipReducer(state, sameMatchCombined());
    expect(combined.slip.items).toMatchObject([
      {
        key,
        gid: '8001',
        gide: 'e1',
        wtype: 'RSM',
        rtype,
        agreed: { price: { kind: 'decimal', odds: '' }, line: '' },
      },
    ]);
    expect(combined.stakes).toEqual({ [key]: '50' });
    expect(combined.notice).toBeUndefined();
  });

  it('leaves the picks of other matches where they are', () => {
    const state = after(formChosen('several'), selectionToggled(homeWin), ...pressed, sameMatchCombined());
    expect(state.slip.items.map(item => item.key)).toEqual([key, homeWin.key]);
  });

  it('is added to a combination that it replaced', () => {
    const state = after(...pressed, sameMatchCombined(), selectionToggled(draw), sameMatchCombined());
    expect(state.slip.items).toMatchObject([{ rtype: `RE:REC@0.5+RM:RMN+ROU:ROUC@3.5` }]);
  });

  it('stays alone where one of them may return its stake', () => {
    const level = { ...sameMatch, agreed: { ...sameMatch.agreed, line: '3' } };
    const state = after(selectionToggled(handicap), selectionToggled(level));
    expect(sameMatchOffer(state)).toEqual({ kind: 'may-push' });
    expect(betslipReducer(state, sameMatchCombined())).toBe(state);
  });

  it('is combined in a series too, where it becomes one leg and the stake of the series stays', () => {
    const state = after(
      ...[formChosen('several'), selectionToggled(homeWin), selectionToggled(handicap)],
      ...[formChosen('series'), stakesTyped({ [seriesStake]: '30' }), selectionToggled(sameMatch)],
    );
    expect(sameMatchOffer(state)).toMatchObject({ kind: 'combine', item: { key } });
    const combined = betslipReducer(state, sameMatchCombined());
    expect(combined.slip).toMatchObject({ series: true, items: [{ key }, { key: homeWin.key }] });
    expect(combined.stakes).toEqual({ [seriesStake]: '30' });
  });

  it('takes the place of a combination of its match in a series, and may be added to it', () => {
    const state = after(
      ...[formChosen('several'), selectionToggled(homeWin), ...pressed, sameMatchCombined()],
      ...[formChosen('series'), selectionToggled(draw)],
    );
    expect(state.slip.items.map(item => item.key)).toEqual([draw.key, homeWin.key]);
    expect(betslipReducer(state, sameMatchCombined()).slip.items).toMatchObject([
      { rtype: 'RE:REC@0.5+RM:RMN+ROU:ROUC@3.5' },
      { key: homeWin.key },
    ]);
  });

  it.each([
    ['a quarter of an hour, whose goals do not follow from the score', 'RI6M'],
    ['the next goal, which the score does not tell either', 'RNG'],
  ])('stays alone beside %s', (_what, wtype) => {
    const timed: PickedSelection = {
      ...draw,
      ...{ key: `8001/${wtype}/${wtype}N`, wtype, rtype: `${wtype}N` },
    };
    const state = after(selectionToggled(handicap), selectionToggled(timed));
    expect(sameMatchOffer(state)).toEqual({ kind: 'of-goal-times' });
    expect(betslipReducer(state, sameMatchCombined())).toBe(state);
  });

  it('stays alone beside what compares the halves', () => {
    const compared: PickedSelection = {
      ...draw,
      ...{ key: '8001/RWE/RWEH', wtype: 'RWE', rtype: 'RWEH' },
    };
    const state = after(selectionToggled(handicap), selectionToggled(compared));
    expect(sameMatchOffer(state)).toEqual({ kind: 'of-both-halves' });
    expect(betslipReducer(state, sameMatchCombined())).toBe(state);
  });

  it('stays alone beside the corners of its match, and a pick of corners beside another', () => {
    const corners: PickedSelection = {
      ...draw,
      ...{ key: '8001CN0/ROU/ROUC', gid: '8001CN0', gide: 'e1CN', gidm: 'e1', wtype: 'ROU', rtype: 'ROUC' },
    };
    for (const first of [handicap, { ...corners, key: '8001CN0/REO/ODD', wtype: 'REO', rtype: 'ODD' }]) {
      const state = after(selectionToggled(first), selectionToggled(corners));
      expect(state.slip.items).toMatchObject([{ key: corners.key }]);
      expect(sameMatchOffer(state)).toEqual({ kind: 'of-sub-match' });
      expect(betslipReducer(state, sameMatchCombined())).toBe(state);
    }
  });

  it('is not offered with another pick of its market, or once something else was done', () => {
    const home: PickedSelection = { ...draw, key: '8001/RM/RMH', rtype: 'RMH' };
    expect(sameMatchOffer(after(selectionToggled(draw), selectionToggled(home)))).toBeUndefined();
    expect(sameMatchOffer(after(...pressed, changeUndone()))).toBeUndefined();
  });
});

describe('a part that is taken out of a combination', () => {
  const combined = [...pressed, sameMatchCombined(), stakesTyped({ [key]: '20' })] as const;

  it('leaves the others as a combination', () => {
    const three = [selectionToggled(draw), sameMatchCombined()] as const;
    const whole = after(...combined, ...three);
    const left = betslipReducer(
      whole,
      sameMatchPartRemoved({ key: whole.slip.items[0]!.key, part: 'RM:RMN' }),
    );
    expect(left.slip.items).toMatchObject([{ key }]);
    expect(left.stakes).toEqual({ [key]: '20' });
  });

  it('leaves the last one as a pick on its line, at whatever it is offered for', () => {
    const left = after(...combined, sameMatchPartRemoved({ key, part: 'ROU:ROUC@3.5' }));
    expect(left.slip.items).toMatchObject([
      {
        key: handicap.key,
        wtype: 'RE',
        rtype: 'REC',
        agreed: { price: { kind: 'pair', home: '', away: '', side: 'C' }, line: '0.5', strong: 'C' },
      },
    ]);
    expect(left.stakes).toEqual({ [handicap.key]: '20' });
  });

  it('is the one whose price is pressed again', () => {
    const state = after(...combined);
    expect(state.slip.items.map(item => [holds(item, handicap.key), holds(item, draw.key)])).toEqual([
      [true, false],
    ]);
    const left = betslipReducer(state, selectionToggled(handicap));
    expect(left.slip.items).toMatchObject([{ key: sameMatch.key }]);
    expect(left.notice).toBeUndefined();
  });

  it('leaves an alternate line as the alternate that was pressed', () => {
    const alternate: PickedSelection = {
      ...sameMatch,
      key: '8001/AROU/AROUO',
      wtype: 'AROU',
      rtype: 'AROUO',
    };
    const state = after(selectionToggled(handicap), selectionToggled(alternate), sameMatchCombined());
    expect(state.slip.items).toMatchObject([{ key }]);
    const left = betslipReducer(state, selectionToggled(handicap));
    expect(left.slip.items).toMatchObject([{ key: alternate.key, wtype: 'AROU', agreed: { line: '3.5' } }]);
  });

  it('stays while an order is being confirmed', () => {
    const state = after(...combined);
    const confirming = { ...state, slip: { ...state.slip, confirming: true } };
    expect(betslipReducer(confirming, sameMatchPartRemoved({ key, part: 'RE:REC@0.5' }))).toBe(confirming);
  });
});

describe('another pick of a market of the combination', () => {
  const pickOf1x2 = (rtype: string): PickedSelection => ({ ...draw, key: `8001/RM/${rtype}`, rtype });
  const home = pickOf1x2('RMH');
  const combined = [...pressed, sameMatchCombined(), selectionToggled(draw), sameMatchCombined()] as const;
  const withHome = [...combined, selectionToggled(home)] as const;
  const either = 'RE:REC@0.5+RM:RMH|RM:RMN+ROU:ROUC@3.5';

  it('may become an alternative of it: one of them is enough', () => {
    expect(sameMatchOffer(after(...withHome))).toMatchObject({ kind: 'alternative' });
    const state = after(...withHome, sameMatchCombined());
    expect(state.slip.items).toMatchObject([{ rtype: either, key: `8001/RSM/${either}` }]);
    expect([home, draw, handicap].map(({ key: one }) => holds(state.slip.items[0]!, one))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is offered as none where one of all picks of the market would have to win', () => {
    const state = after(...withHome, sameMatchCombined(), selectionToggled(pickOf1x2('RMC')));
    expect(sameMatchOffer(state)).toBeUndefined();
  });

  it('stays an alternative when a pick of another market joins', () => {
    const both: PickedSelection = { ...draw, key: '8001/RTS/Y', wtype: 'RTS', rtype: 'Y' };
    const state = after(...withHome, sameMatchCombined(), selectionToggled(both), sameMatchCombined());
    expect(state.slip.items).toMatchObject([{ rtype: `RE:REC@0.5+RM:RMH|RM:RMN+ROU:ROUC@3.5+RTS:Y` }]);
  });

  it('is taken out by a press on its price, and leaves the other alternative', () => {
    const state = after(...withHome, sameMatchCombined(), selectionToggled(home));
    expect(state.slip.items).toMatchObject([{ rtype: `RE:REC@0.5+RM:RMN+ROU:ROUC@3.5` }]);
  });

  it('leaves the first alternative as a pick when nothing else is left, until that is undone', () => {
    const whole = after(...withHome, sameMatchCombined());
    const without = (state: BetslipState, part: string) =>
      betslipReducer(state, sameMatchPartRemoved({ key: state.slip.items[0]!.key, part }));
    const two = without(whole, 'RE:REC@0.5');
    const left = without(two, 'ROU:ROUC@3.5');
    expect(left.slip.items).toMatchObject([{ key: home.key }]);
    expect(left.notice?.name).toBe('alternatives-apart');
    expect(betslipReducer(left, changeUndone()).slip.items).toMatchObject([
      { rtype: 'RM:RMH|RM:RMN+ROU:ROUC@3.5' },
    ]);
  });
});
