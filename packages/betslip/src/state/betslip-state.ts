import type { OddsFormat, OddsPolicy, Slip, SlipRule } from '@lobby/betting';
import type { Placement } from './placement.ts';
import type { PickedSelection } from './selection.ts';
import type { SelectionImport } from './selection-import.ts';
import type { SlipForm } from './slip-form.ts';

/** Whether the stake of a system is meant for each combination or for all together. */
export type StakeBasis = 'each' | 'total';

/** What of a slip a rule may change, and an undo brings back. */
export interface SlipContents {
  readonly slip: Slip<PickedSelection>;
  /** As typed: of an item by its key, of a series by `seriesStake`, of a system by the id of its type. */
  readonly stakes: Readonly<Record<string, string>>;
}

export interface BetslipState extends SlipContents {
  /**
   * The owner of the slip, also after their session expired; a visitor's slip has none and is kept when they log in.
   */
  readonly owner?: string;
  /** Which form series mode has. */
  readonly combine: 'series' | 'systems';
  readonly basis: StakeBasis;
  readonly policy: OddsPolicy;
  readonly oddsFormat: OddsFormat;
  /** The orders of the last press on the button, until their outcome was read. */
  readonly placement?: Placement;
  /** As it was stored: nothing was changed in this tab since. */
  readonly restored: boolean;
  /** Why the last press changed something else as well, or nothing. `id` grows, so that the same text is announced again. */
  readonly notice?: { readonly name: NoticeName; readonly id: number; readonly count?: number };
  /** The picks before a rule removed or invalidated some of them, or before others replaced all, until the next change. */
  readonly undo?: SlipContents & Partial<Pick<BetslipState, 'combine' | 'basis'>>;
  /** Selections of an earlier moment on their way into the slip, or what became of them. */
  readonly selectionImport?: SelectionImport;
  /** Ids of the systems that were chosen in the shared slip. */
  readonly shared?: readonly string[];
  /** What a visitor pressed, until they log in for it or close the login. Never stored. */
  readonly awaitingLogin?: PickedSelection;
  /** Keys of items that wait for their market to reopen; the member is notified when it does. */
  readonly waiting: readonly string[];
  /**
   * What a press on a price stakes at once on a single, yuan, while quick bet is on. Never restored: a reload and the end
   * of a session turn it off.
   */
  readonly quickBet?: string;
  /** The phone's sheet. */
  readonly sheetOpen: boolean;
  readonly tab: 'slip' | 'open';
}

/** Why the slip tells something: by one of its rules, or because of what happened. */
export type NoticeName =
  | SlipRule
  /** The orders of another tab have their outcome, and nothing was placed here. */
  | 'elsewhere'
  /** A market that an item waited for takes bets again. */
  | 'reopened'
  /** `count` picks of an earlier moment were taken. */
  | 'imported'
  /** Alternatives were all that was left of a combination: the first is kept. */
  | 'alternatives-apart';

/** The store as this package sees it. */
export interface StateWithBetslip {
  readonly betslip: BetslipState;
}

/** The store as it is followed outside React. */
export interface SlipStore {
  readonly getState: () => StateWithBetslip;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where the stake of a series stands among the stakes. */
export const seriesStake = 'series';

export const emptySlip: Slip<PickedSelection> = {
  mode: 'single',
  series: false,
  items: [],
  confirming: false,
};

/** The form of the slip, from the modes of the rules. */
export function formOf({ slip, combine }: Pick<BetslipState, 'slip' | 'combine'>): SlipForm {
  if (slip.series) return combine;
  return slip.mode === 'multiple' ? 'several' : 'single';
}

/** The odds format of the slip: several legs are combined at Hong Kong prices whatever the member has chosen. */
export function slipFormat({ slip, oddsFormat }: Pick<BetslipState, 'slip' | 'oddsFormat'>): OddsFormat {
  return slip.series ? 'H' : oddsFormat;
}
