import { loggedOut, loginExpired, loginSucceeded } from '@lobby/api-client/session';
import { describe, expect, it } from 'vitest';
import { handicap, order, over, slipWith } from '../testing/samples.ts';
import {
  betslipReducer,
  oddsFormatChosen,
  orderSubmitted,
  selectionRemoved,
  selectionToggled,
  slipCleared,
  stakeTyped,
} from './betslip.slice.ts';

describe('the slip in the store', () => {
  it('starts empty, in Hong Kong prices, taking better ones by itself', () => {
    const first = betslipReducer(undefined, { type: 'start' });
    expect(first).toMatchObject({ oddsFormat: 'H', policy: 'better', stake: '', order: { step: 'draft' } });
  });

  it('holds one selection; another takes its place without a word, and the stake stays', () => {
    const next = betslipReducer(slipWith(handicap, { stake: '200' }), selectionToggled(over));
    expect(next.slip.items).toEqual([over]);
    expect(next.notice).toBeUndefined();
    expect(next.stake).toBe('200');
  });

  it('names the rule when the same match makes way', () => {
    const other = { ...handicap, key: 'x', rtype: 'REH' };
    expect(betslipReducer(slipWith(handicap), selectionToggled(other)).notice?.name).toBe('same-match');
  });

  it('forgets the stake with the last selection', () => {
    const state = slipWith(handicap, { stake: '200' });
    expect(betslipReducer(state, selectionToggled(handicap))).toMatchObject({
      stake: '',
      slip: { items: [] },
    });
    expect(betslipReducer(state, selectionRemoved({ key: handicap.key })).stake).toBe('');
  });

  it('lets nothing change while an order is under way, and says why', () => {
    const sent = betslipReducer(slipWith(handicap, { stake: '200' }), orderSubmitted(order));
    const pressed = betslipReducer(sent, selectionToggled(over));
    expect(pressed.slip.items).toEqual([handicap]);
    expect(pressed.notice?.name).toBe('confirming');
    expect(betslipReducer(sent, stakeTyped('9')).stake).toBe('200');
    expect(betslipReducer(sent, slipCleared())).toBe(sent);
  });

  it('keeps nothing of a member who left but the odds format', () => {
    const state = betslipReducer(slipWith(handicap, { stake: '200' }), oddsFormatChosen('M'));
    expect(betslipReducer(state, loggedOut())).toMatchObject({
      stake: '',
      oddsFormat: 'M',
      slip: { items: [] },
    });
  });

  it('waits for the member whose session expired, and for nobody else', () => {
    const visitor = slipWith(handicap, { stake: '200' });
    const own = betslipReducer(visitor, loginSucceeded({ userId: 'u1' }));
    expect(own).toMatchObject({ stake: '200', slip: { items: [handicap] } });
    const expired = betslipReducer(
      betslipReducer(own, orderSubmitted(order)),
      loginExpired({ hadToken: true }),
    );
    expect(betslipReducer(expired, loginSucceeded({ userId: 'u1' }))).toEqual(expired);
    expect(betslipReducer(expired, loginSucceeded({ userId: 'u2' }))).toMatchObject({
      stake: '',
      slip: { items: [] },
      order: { step: 'draft' },
    });
  });
});
