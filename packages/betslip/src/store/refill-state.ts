import type { ApiFailure } from '@lobby/api-client/request';
import type { SlipRule } from '@lobby/betting';
import type { PickedSelection } from './selection.ts';
import type { SlipForm } from './slip-form.ts';

/** Where the picks of an earlier moment come from: a slip that was shared, or a bet of the record. */
export type RefillSource =
  | { readonly kind: 'shared'; readonly code: string }
  | { readonly kind: 'again'; readonly ticketId: string };

/** A match of which a pick is offered no more. */
export interface Gone {
  readonly teamH: string;
  readonly teamC: string;
}

/** Picks of an earlier moment, looked up and ready to be taken into the slip. */
export interface Filling {
  readonly kind: RefillSource['kind'];
  readonly form: SlipForm;
  /** Of systems, those that were chosen, by their sizes. */
  readonly sizes: readonly (readonly number[])[];
  readonly selections: readonly PickedSelection[];
  /** Of each combination, yuan. */
  readonly stake?: string;
  /** The matches of picks that are offered no more. */
  readonly gone: readonly Gone[];
}

/** A pick that the rules of the slip kept out. */
export interface Refused {
  readonly selection: PickedSelection;
  readonly rule: SlipRule;
}

export type RefillFault =
  | { readonly kind: 'failure'; readonly failure: ApiFailure }
  /** Another site's code; a mistyped or old one; a ticket that is not this member's. */
  | { readonly kind: 'other-site' | 'unknown' | 'no-bet' };

/** How far the filling of the slip has come. */
export type Refill =
  | { readonly step: 'looking'; readonly id: string; readonly source: RefillSource }
  | { readonly step: 'failed'; readonly source: RefillSource; readonly fault: RefillFault }
  /** The slip holds picks already: the member says whether they are replaced. */
  | { readonly step: 'asking'; readonly filling: Filling }
  /** Not everything could be taken over. */
  | {
      readonly step: 'told';
      readonly kind: RefillSource['kind'];
      readonly taken: number;
      readonly gone: readonly Gone[];
      readonly refused: readonly Refused[];
    };
