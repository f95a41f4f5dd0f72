/** What the rules of the slip need to know of a selection. */
export interface SlipItem {
  readonly key: string;
  /** One line of a match. */
  readonly gid: string;
  /** The event container: two lines of one event share it. */
  readonly gide: string;
  /** The event with its sub-matches, whose corners and cards are of the same match; absent = `gide`. */
  readonly gidm?: string;
  /** A champion (outright) selection. */
  readonly champion?: boolean;
  /** In a series: shares its match with another leg. */
  readonly invalid?: boolean;
}

/** The rules' view of a slip. `single` keeps one item; `series` is a parlay. */
export interface Slip<Item extends SlipItem = SlipItem> {
  readonly mode: 'single' | 'multiple';
  readonly series: boolean;
  /** The last selected first. */
  readonly items: readonly Item[];
  /** An order is being confirmed: nothing may be changed. */
  readonly confirming: boolean;
}

/** What happens to a slip. */
export type SlipEvent<Item extends SlipItem = SlipItem> =
  /** A press on a price: takes the selection, or takes it out again. */
  | { readonly type: 'selected'; readonly item: Item }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'multipleSet'; readonly on: boolean }
  /** Series forces Hong Kong prices, which is the caller's part. */
  | { readonly type: 'seriesSet'; readonly on: boolean }
  | { readonly type: 'cleared' }
  /** An order is on its way, or has its outcome. */
  | { readonly type: 'confirmingSet'; readonly on: boolean }
  /** Undo: the slip as it was `before` a change. */
  | { readonly type: 'restored'; readonly before: Slip<Item> };

/** The rule that refused an event, removed items or made them invalid. Shown to the member by this name. */
export type SlipRule =
  | 'same-match'
  | 'same-event'
  | 'replaced'
  | 'champion'
  | 'left-multiple'
  | 'series-same-match'
  | 'limit'
  | 'confirming';

export interface SlipChange<Item extends SlipItem = SlipItem> {
  readonly slip: Slip<Item>;
  /** Items that are no longer in the slip, those the member took out included. */
  readonly removed: readonly Item[];
  /** Items that became invalid legs. */
  readonly invalidated: readonly Item[];
  readonly rule?: SlipRule;
  /** The slip to restore for an undo; present when a rule removed or invalidated items. */
  readonly before?: Slip<Item>;
}
