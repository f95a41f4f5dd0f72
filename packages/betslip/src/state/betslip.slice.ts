import { loggedOut, loginExpired, loginSucceeded } from '@lobby/api/session';
import type { OddsFormat, OddsPolicy } from '@lobby/betting';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { applyImport } from './apply-import.ts';
import { type BetslipState, emptySlip, formOf, type StakeBasis } from './betslip-state.ts';
import { addSelectionAwaitingLogin, changeSelections, undoChange, withNotice } from './change-selections.ts';
import type { Order, StoredOrder } from './order.ts';
import { onPlacement } from './placed.ts';
import { type AnswerOf, isUnderWay } from './placement.ts';
import { combineSameMatch, withoutPart, withoutPressed } from './same-match/same-match.ts';
import type { AgreedPrice, PickedSelection } from './selection.ts';
import type { ImportedSelections, SelectionImport } from './selection-import.ts';
import { sheetMoved } from './sheet-moved.ts';
import type { SlipForm } from './slip-form.ts';
import { initialState } from './stored/initial-state.ts';

/** A change by the member, which makes the slip theirs again and ends what was said about the last one. */
const unlessLocked = (state: BetslipState, change: (state: BetslipState) => BetslipState): BetslipState =>
  state.slip.confirming ? state : { ...change(state), restored: false };

const slice = createSlice({
  name: 'betslip',
  initialState,
  reducers: {
    /** A press on a price. */
    selectionToggled: (state: BetslipState, { payload }: PayloadAction<PickedSelection>): BetslipState => {
      const ready = onPlacement(state, { type: 'read' });
      const changed =
        withoutPressed(ready, payload.key) ?? changeSelections(ready, { type: 'selected', item: payload });
      return { ...changed, tab: 'slip' };
    },
    /** A visitor pressed a price, or, with undefined, closed the login that it opened. */
    loginAwaited: (
      state: BetslipState,
      { payload: awaitingLogin }: PayloadAction<PickedSelection | undefined>,
    ): BetslipState => ({ ...state, awaitingLogin }),
    selectionRemoved: (state: BetslipState, { payload }: PayloadAction<{ key: string }>): BetslipState =>
      changeSelections(state, { type: 'removed', key: payload.key }),
    /** The newest pick and the one of its match that it replaced become one bet. */
    sameMatchCombined: (state: BetslipState): BetslipState => combineSameMatch(state),
    /** `part` of a combination by its text in the `rtype`. */
    sameMatchPartRemoved: (
      state: BetslipState,
      { payload: { key, part } }: PayloadAction<{ key: string; part: string }>,
    ): BetslipState => withoutPart(state, key, part),
    formChosen: (state: BetslipState, { payload: form }: PayloadAction<SlipForm>): BetslipState => {
      const shown: BetslipState = { ...state, tab: 'slip' };
      if (formOf(state) === form) return shown;
      if (form === 'single') return changeSelections(shown, { type: 'multipleSet', on: false });
      if (form === 'several') {
        const several = changeSelections(shown, { type: 'seriesSet', on: false });
        return changeSelections(several, { type: 'multipleSet', on: true });
      }
      const combined = state.slip.series ? shown : changeSelections(shown, { type: 'seriesSet', on: true });
      return combined.slip.series ? { ...combined, combine: form } : combined;
    },
    slipCleared: (state: BetslipState): BetslipState =>
      unlessLocked(onPlacement(state, { type: 'read' }), ({ slip: { mode, series }, ...ready }) => ({
        ...ready,
        slip: { ...emptySlip, mode, series },
        stakes: {},
        waiting: [],
        notice: undefined,
        undo: undefined,
        shared: undefined,
      })),
    /** Brings back what the last rule removed or invalidated. */
    changeUndone: (state: BetslipState): BetslipState => undoChange(state),
    stakesTyped: (
      state: BetslipState,
      { payload }: PayloadAction<Readonly<Record<string, string>>>,
    ): BetslipState =>
      unlessLocked(state, ready => ({ ...ready, stakes: withoutEmpty({ ...ready.stakes, ...payload }) })),
    basisChosen: (state: BetslipState, { payload: basis }: PayloadAction<StakeBasis>): BetslipState =>
      unlessLocked(state, ready => ({ ...ready, basis })),
    /** The member agrees to bet at what is offered now. */
    pricesAccepted: (
      state: BetslipState,
      { payload }: PayloadAction<Readonly<Record<string, AgreedPrice>>>,
    ): BetslipState =>
      unlessLocked(state, ready => ({
        ...ready,
        slip: {
          ...ready.slip,
          items: ready.slip.items.map(item => {
            const agreed = payload[item.key];
            return agreed ? { ...item, agreed } : item;
          }),
        },
      })),
    /** The member waits until the market of an item reopens. */
    reopeningAwaited: (state: BetslipState, { payload }: PayloadAction<{ key: string }>): BetslipState =>
      state.waiting.includes(payload.key) ? state : { ...state, waiting: [...state.waiting, payload.key] },
    reopened: (state: BetslipState, { payload }: PayloadAction<{ key: string }>): BetslipState =>
      state.waiting.includes(payload.key)
        ? withNotice({ ...state, waiting: state.waiting.filter(key => key !== payload.key) }, 'reopened')
        : state,
    policyChosen: (state: BetslipState, { payload }: PayloadAction<OddsPolicy>): BetslipState => ({
      ...state,
      policy: payload,
    }),
    oddsFormatChosen: (state: BetslipState, { payload }: PayloadAction<OddsFormat>): BetslipState => ({
      ...state,
      oddsFormat: payload,
    }),
    /** Selections of an earlier moment are looked up, or what became of that; undefined when the member has read it. */
    importChanged: (
      state: BetslipState,
      { payload: selectionImport }: PayloadAction<SelectionImport | undefined>,
    ): BetslipState => ({
      ...state,
      selectionImport,
    }),
    importApplied: (state: BetslipState, { payload }: PayloadAction<ImportedSelections>): BetslipState =>
      applyImport(state, payload),
    ordersSubmitted: (state: BetslipState, { payload: orders }: PayloadAction<readonly Order[]>) =>
      onPlacement(state, { type: 'submitted', orders }),
    ordersFound: (state: BetslipState, { payload: orders }: PayloadAction<readonly StoredOrder[]>) =>
      onPlacement(state, {
        type: 'found',
        orders,
        elsewhere: state.slip.items.length > 0 && !state.restored,
      }),
    ordersAnswered: (state: BetslipState, { payload: answers }: PayloadAction<readonly AnswerOf[]>) =>
      onPlacement(state, { type: 'answered', answers }),
    ordersResent: (state: BetslipState) =>
      onPlacement(state.placement ? { ...state, placement: { orders: state.placement.orders } } : state, {
        type: 'resent',
      }),
    ordersDropped: (state: BetslipState) => onPlacement(state, { type: 'dropped' }),
    /** The member has read an outcome; without an id, all of them. */
    outcomeRead: (state: BetslipState, { payload }: PayloadAction<{ operationId?: string }>) =>
      onPlacement(state, { type: 'read', ...payload }),
    /** Another tab holds the send lock: nothing was sent from here. */
    ordersWithheld: (
      state: BetslipState,
      { payload }: PayloadAction<{ operationId: string }>,
    ): BetslipState => {
      const first = state.placement?.orders[0];
      return first?.step === 'submitting' && first.order.operationId === payload.operationId
        ? withNotice(
            { ...state, placement: undefined, slip: { ...state.slip, confirming: false } },
            'confirming',
          )
        : state;
    },
    /** The tab that held the send lock is done; if its orders are still followed here, that decides. */
    sendLockFreed: (state: BetslipState): BetslipState =>
      state.notice?.name === 'confirming' && !isUnderWay(state.placement)
        ? withNotice(state, 'elsewhere')
        : state,
    noticeRead: (state: BetslipState): BetslipState => ({ ...state, notice: undefined, undo: undefined }),
    quickBetSet: (
      state: BetslipState,
      { payload: quickBet }: PayloadAction<string | undefined>,
    ): BetslipState => ({ ...state, quickBet }),
    openBetsShown: (state: BetslipState): BetslipState => ({ ...state, tab: 'open' }),
  },
  extraReducers: build => {
    build.addCase(sheetMoved, (state, { payload }): BetslipState => ({ ...state, sheetOpen: payload.open }));
    // One member's picks and stakes must not be visible to another.
    build.addCase(loggedOut, state => ({
      ...freshSlip(),
      oddsFormat: state.oddsFormat,
    }));
    build.addCase(loginExpired, state => ({ ...state, quickBet: undefined }));
    // The member whose session expired finds everything again; another member does not.
    build.addCase(loginSucceeded, (state, { payload: { userId: owner } }) => {
      const { awaitingLogin, ...before } = state;
      const own =
        before.owner === undefined || before.owner === owner
          ? { ...before, owner }
          : { ...freshSlip(), oddsFormat: before.oddsFormat, owner };
      return addSelectionAwaitingLogin(own, awaitingLogin);
    });
  },
});

export const {
  selectionToggled,
  loginAwaited,
  selectionRemoved,
  sameMatchCombined,
  sameMatchPartRemoved,
  formChosen,
  slipCleared,
  changeUndone,
  stakesTyped,
  basisChosen,
  pricesAccepted,
  reopeningAwaited,
  reopened,
  policyChosen,
  oddsFormatChosen,
  importChanged,
  importApplied,
  ordersSubmitted,
  ordersFound,
  ordersAnswered,
  ordersResent,
  ordersDropped,
  outcomeRead,
  ordersWithheld,
  sendLockFreed,
  noticeRead,
  quickBetSet,
  openBetsShown,
} = slice.actions;

/** Reducer for the slice key `betslip`. */
export const betslipReducer = slice.reducer;

function freshSlip(): BetslipState {
  const { policy, oddsFormat, sheetOpen, tab } = initialState();
  return {
    slip: emptySlip,
    combine: 'series',
    stakes: {},
    basis: 'each',
    policy,
    oddsFormat,
    restored: false,
    waiting: [],
    sheetOpen,
    tab,
  };
}

function withoutEmpty(stakes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(stakes).filter(([, stake]) => stake !== ''));
}
