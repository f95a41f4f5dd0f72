import { loginRequired, readSession } from '@lobby/api/session';
import { sayText } from '@lobby/i18n';
import { useCallback, useRef } from 'react';
import { useStore } from 'react-redux';
import { betslipMessages } from '../messages/index.ts';
import { usePorts } from '../provider/orders-provider.tsx';
import { loginAwaited, selectionToggled } from '../state/betslip.slice.ts';
import type { StateWithBetslip } from '../state/betslip-state.ts';
import type { PickedSelection } from '../state/selection.ts';
import { quickDraft } from './quick-draft.ts';

/** Presses that follow each other sooner are one: a double click, or a key that is held down. */
const DOUBLE_PRESS_MS = 800;

/**
 * The press on a price: adds the selection to the slip, or removes it. While quick bet is on it places a single,
 * except for an outright or while an order is being confirmed. A visitor is asked to log in first. Stable identity.
 */
export function useSelectionPress(): (selection: PickedSelection) => void {
  const store = useStore<StateWithBetslip>();
  const { tracker, states } = usePorts();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);

  return useCallback(
    selection => {
      const { quickBet: amount, slip, policy, oddsFormat } = store.getState().betslip;
      const userId = readSession()?.userId;
      if (userId === undefined) {
        store.dispatch(loginAwaited(selection));
        store.dispatch(loginRequired({ reason: sayText(betslipMessages, 'betslip.visitor.reason') }));
        return;
      }
      if (amount === undefined || selection.champion) {
        store.dispatch(selectionToggled(selection));
        return;
      }
      const before = pressedAt.current;
      pressedAt.current = performance.now();
      if (pressedAt.current - before < DOUBLE_PRESS_MS) return;
      const draft = quickDraft(selection, {
        amount,
        userId,
        format: oddsFormat,
        policy,
        stateVersion: states?.read(selection.gide) ?? '',
      });
      if (!draft || slip.confirming) store.dispatch(selectionToggled(selection));
      else void tracker.place([draft]);
    },
    [store, tracker, states],
  );
}
