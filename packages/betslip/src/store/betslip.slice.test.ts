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
  it('starts empty, in Hong Kong odds, with the policy to accept better prices', () => {
    const first = betslipReducer(undefined, { type: 'start' });
    expect(first).toMatchObject({ oddsFormat: 'H', policy: 'better', stake: '', order: { step: 'draft' } });
  });

  it('holds one selection; another replaces it without a message and keeps the stake', () => {
    const next = betslipReducer(slipWith(handicap, { stake: '200' }), selectionToggled(over));
    expect(next.slip.items).toEqual([over]);
    expect(next.notice).toBeUndefined();
    expect(next.stake).toBe('200');
  });

  it('gives the rule when a selection of the same match is replaced', () => {
    const other = { ...handicap, key: 'x', rtype: 'REH' };
    expect(betslipReducer(slipWith(handicap), selectionToggled(other)).notice?.name).toBe('same-match');
  });

  it('clears the stake with the last selection', () => {
    const state = slipWith(handicap, { stake: '200' });
    expect(betslipReducer(state, selectionToggled(handicap))).toMatchObject({
      stake: '',
      slip: { items: [] },
    });
    expect(betslipReducer(state, selectionRemoved({ key: handicap.key })).stake).toBe('');
  });

  it('rejects changes while an order is pending, with the reason', () => {
    const sent = betslipReducer(slipWith(handicap, { stake: '200' }), orderSubmitted(order));
    const pressed = betslipReducer(sent, selectionToggled(over));
    expect(pressed.slip.items).toEqual([handicap]);
    expect(pressed.notice?.name).toBe('confirming');
    expect(betslipReducer(sent, stakeTyped('9')).stake).toBe('200');
    expect(betslipReducer(sent, slipCleared())).toBe(sent);
  });

  it('keeps only the odds format when a member logs out', () => {
    const state = betslipReducer(slipWith(handicap, { stake: '200' }), oddsFormatChosen('M'));
    expect(betslipReducer(state, loggedOut())).toMatchObject({
      stake: '',
      oddsFormat: 'M',
      slip: { items: [] },
    });
  });

  it('is kept for the member whose session expired, and for no other', () => {
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
