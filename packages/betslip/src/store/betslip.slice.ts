import { loggedOut, loginSucceeded, readSession } from '@lobby/api-client/session';
import { oddsFormatItem, readItem } from '@lobby/api-client/storage';
import {
  addSelection,
  type OddsFormat,
  type OddsPolicy,
  removeSelection,
  type Slip,
  type SlipChange,
  type SlipNotice,
} from '@lobby/betting';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderAnswer } from '../ports/order-answer.ts';
import {
  isUnderWay,
  type Order,
  type OrderEvent,
  type OrderState,
  orderFlow,
  type StoredOrder,
} from './order.ts';
import type { AgreedPrice, PickedSelection } from './selection.ts';
import { oddsPolicyItem } from './stored-items.ts';

export interface BetslipState {
  /**
   * The owner of the slip, also after their session expired; a visitor's slip has none and is kept when they log in.
   */
  readonly owner?: string;
  readonly slip: Slip<PickedSelection>;
  /** As typed; read by the engine. */
  readonly stake: string;
  readonly policy: OddsPolicy;
  readonly oddsFormat: OddsFormat;
  readonly order: OrderState;
  /** The pending order, when another tab sent it while this tab had a pick: its outcome is shown there. */
  readonly sentElsewhere?: string;
  /** Why the last press changed something else as well, or nothing. `id` grows, so that the same text is announced again. */
  readonly notice?: { readonly name: NoticeName; readonly id: number };
  /** The phone's sheet. */
  readonly sheetOpen: boolean;
  readonly tab: SlipTab;
}

/** The rules of the slip; `elsewhere`: the order of another tab has its outcome, and nothing was placed here. */
export type NoticeName = SlipNotice | 'elsewhere';

export type SlipTab = 'slip' | 'open';

/** The store as this package sees it. */
export interface StateWithBetslip {
  readonly betslip: BetslipState;
}

const emptySlip: Slip<PickedSelection> = { mode: 'single', series: false, items: [], confirming: false };

/** Read when a store is made, so that each store starts from what is stored then. */
const initialState = (): BetslipState => ({
  owner: readSession()?.userId,
  slip: emptySlip,
  stake: '',
  policy: readItem(oddsPolicyItem) ?? 'better',
  oddsFormat: readItem(oddsFormatItem) ?? 'H',
  order: { step: 'draft' },
  sheetOpen: false,
  tab: 'slip',
});

const slice = createSlice({
  name: 'betslip',
  initialState,
  reducers: {
    /** A press on a price. */
    selectionToggled: (state: BetslipState, { payload }: PayloadAction<PickedSelection>): BetslipState => {
      const ready = settled(state);
      return { ...withChange(ready, addSelection(ready.slip, payload)), tab: 'slip' };
    },
    selectionRemoved: (state: BetslipState, { payload }: PayloadAction<{ key: string }>): BetslipState =>
      withChange(state, removeSelection(state.slip, payload.key)),
    slipCleared: (state: BetslipState): BetslipState =>
      isUnderWay(state.order) ? state : { ...state, slip: emptySlip, stake: '', order: { step: 'draft' } },
    stakeTyped: (state: BetslipState, { payload }: PayloadAction<string>): BetslipState =>
      isUnderWay(state.order) ? state : { ...state, stake: payload },
    /** The member agrees to bet at what is offered now. */
    priceAccepted: (
      state: BetslipState,
      { payload }: PayloadAction<{ key: string; agreed: AgreedPrice }>,
    ): BetslipState => ({
      ...state,
      slip: {
        ...state.slip,
        items: state.slip.items.map(item =>
          item.key === payload.key ? { ...item, agreed: payload.agreed } : item,
        ),
      },
    }),
    policyChosen: (state: BetslipState, { payload }: PayloadAction<OddsPolicy>): BetslipState => ({
      ...state,
      policy: payload,
    }),
    oddsFormatChosen: (state: BetslipState, { payload }: PayloadAction<OddsFormat>): BetslipState => ({
      ...state,
      oddsFormat: payload,
    }),
    orderSubmitted: (state: BetslipState, { payload: order }: PayloadAction<Order>): BetslipState =>
      onOrder(state, { type: 'submitted', order }),
    orderFound: (state: BetslipState, { payload: order }: PayloadAction<StoredOrder>): BetslipState =>
      onOrder(state, { type: 'found', order }),
    orderAnswered: (
      state: BetslipState,
      { payload }: PayloadAction<{ operationId: string; answer: OrderAnswer }>,
    ): BetslipState => onOrder(state, { type: 'answered', ...payload }),
    orderResent: (state: BetslipState): BetslipState =>
      onOrder({ ...state, sentElsewhere: undefined }, { type: 'resent' }),
    orderDismissed: (state: BetslipState): BetslipState => onOrder(state, { type: 'dismissed' }),
    /** Another tab holds the send lock: nothing was sent from here. */
    orderWithheld: (
      state: BetslipState,
      { payload }: PayloadAction<{ operationId: string }>,
    ): BetslipState =>
      state.order.step === 'submitting' && state.order.order.operationId === payload.operationId
        ? withNotice(withOrder(state, { step: 'draft' }), 'confirming')
        : state,
    /** The tab that held the send lock is done; if its order is still followed here, that decides. */
    sendLockFreed: (state: BetslipState): BetslipState =>
      state.notice?.name === 'confirming' && !isUnderWay(state.order)
        ? withNotice(state, 'elsewhere')
        : state,
    noticeRead: (state: BetslipState): BetslipState => ({ ...state, notice: undefined }),
    sheetMoved: (state: BetslipState, { payload }: PayloadAction<{ open: boolean }>): BetslipState => ({
      ...state,
      sheetOpen: payload.open,
    }),
    tabChosen: (state: BetslipState, { payload }: PayloadAction<SlipTab>): BetslipState => ({
      ...state,
      tab: payload,
    }),
  },
  extraReducers: build => {
    // One member's pick and stake must not be visible to another.
    build.addCase(loggedOut, state => ({
      ...initialState(),
      owner: undefined,
      oddsFormat: state.oddsFormat,
    }));
    // The member whose session expired finds everything again; another member does not.
    build.addCase(loginSucceeded, (state, { payload: { userId: owner } }) =>
      state.owner === undefined || state.owner === owner
        ? { ...state, owner }
        : { ...initialState(), oddsFormat: state.oddsFormat, owner },
    );
  },
});

export const {
  selectionToggled,
  selectionRemoved,
  slipCleared,
  stakeTyped,
  priceAccepted,
  policyChosen,
  oddsFormatChosen,
  orderSubmitted,
  orderFound,
  orderAnswered,
  orderResent,
  orderDismissed,
  orderWithheld,
  sendLockFreed,
  noticeRead,
  sheetMoved,
  tabChosen,
} = slice.actions;

/** Reducer for the slice key `betslip`. */
export const betslipReducer = slice.reducer;

function onOrder(state: BetslipState, event: OrderEvent): BetslipState {
  const order = orderFlow(state.order, event);
  if (order === state.order) return state;
  const next = withOrder(state, order);
  if (event.type === 'found') return found(next, event.order);
  if (isUnderWay(order)) return next;
  const { sentElsewhere, ...ended } = withoutWaiting(next);
  if (sentElsewhere !== undefined && event.type === 'answered') {
    return withNotice(withOrder(ended, { step: 'draft' }), 'elsewhere');
  }
  if (order.step !== 'accepted') return ended;
  // Only an accepted selection is removed from the slip.
  const items = ended.slip.items.filter(item => item.key !== order.order.selection.key);
  return { ...ended, slip: { ...ended.slip, items }, stake: '' };
}

/**
 * An order restored from storage. After a reload its pick and stake are put back into the empty slip, whatever its
 * outcome; where there is a pick already, another tab sent it, and its outcome must not replace that pick.
 */
function found(state: BetslipState, order: StoredOrder): BetslipState {
  if (state.slip.items.length > 0) return { ...state, sentElsewhere: order.operationId };
  return { ...state, slip: { ...state.slip, items: [order.selection] }, stake: order.stake };
}

/** The order is no longer awaiting confirmation. */
function withoutWaiting(state: BetslipState): BetslipState {
  return state.notice?.name === 'confirming' ? { ...state, notice: undefined } : state;
}

function withOrder(state: BetslipState, order: OrderState): BetslipState {
  return { ...state, order, slip: { ...state.slip, confirming: isUnderWay(order) } };
}

/** A press after a receipt or a rejection starts a new slip. */
function settled(state: BetslipState): BetslipState {
  return isUnderWay(state.order) ? state : withOrder(state, { step: 'draft' });
}

function withChange(state: BetslipState, { slip, notice }: SlipChange<PickedSelection>): BetslipState {
  const isEmpty = slip.items.length === 0;
  const next = { ...state, slip, stake: isEmpty ? '' : state.stake };
  // In a single slip one item replaces another, which needs no notice.
  return notice && notice !== 'replaced' ? withNotice(next, notice) : { ...next, notice: undefined };
}

function withNotice(state: BetslipState, name: NoticeName): BetslipState {
  return { ...state, notice: { name, id: (state.notice?.id ?? 0) + 1 } };
}
