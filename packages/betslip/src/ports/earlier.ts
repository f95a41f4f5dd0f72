import type { ApiFailure } from '@lobby/api-client/request';
import type { ShownPrice, Strong } from '@lobby/betting';
import type { SportCode } from '@lobby/sports';
import type { PickedSelection } from '../state/selection.ts';
import type { SlipForm } from '../state/slip-form.ts';

/** A pick of an earlier moment, with the price and the line it had then. */
export interface EarlierSelection {
  readonly ecid: string;
  readonly gtype: SportCode;
  readonly wtype: string;
  readonly rtype: string;
  readonly price: ShownPrice;
  readonly line: string;
  readonly strong: Strong;
}

/** Selections of an earlier moment as they are offered now; all of them or a failure, so that no selection is lost unseen. */
export type LookedUp =
  | {
      readonly ok: true;
      readonly selections: readonly PickedSelection[];
      /** Which of them, by their place, are offered no more. */
      readonly unavailable: readonly number[];
    }
  | { readonly ok: false; readonly failure: ApiFailure };

/** A slip of an earlier moment: one that was shared, or a bet that was placed. */
export interface EarlierSlip {
  readonly form: SlipForm;
  /** Of systems, those that were chosen, by their sizes. */
  readonly sizes: readonly (readonly number[])[];
  readonly selections: readonly (EarlierSelection & { readonly teamH: string; readonly teamC: string })[];
  /** Of each combination, yuan; none with a shared slip. */
  readonly stake?: string;
}
