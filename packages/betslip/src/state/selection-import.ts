import type { ApiFailure } from '@lobby/api-client/request';
import type { SlipRule } from '@lobby/betting';
import type { PickedSelection } from './selection.ts';
import type { SlipForm } from './slip-form.ts';

/** Where the picks of an earlier moment come from: a slip that was shared, or a bet of the record. */
export type ImportSource =
  | { readonly kind: 'shared'; readonly code: string }
  | { readonly kind: 'again'; readonly ticketId: string };

/** A match of which a pick is offered no more. */
export interface UnavailableMatch {
  readonly teamH: string;
  readonly teamC: string;
}

/** Selections of an earlier moment, looked up and ready to be taken into the slip. */
export interface ImportedSelections {
  readonly kind: ImportSource['kind'];
  readonly form: SlipForm;
  /** Of systems, those that were chosen, by their sizes. */
  readonly sizes: readonly (readonly number[])[];
  readonly selections: readonly PickedSelection[];
  /** Of each combination, yuan. */
  readonly stake?: string;
  /** The matches of picks that are offered no more. */
  readonly unavailable: readonly UnavailableMatch[];
}

/** A pick that the rules of the slip kept out. */
export interface KeptOutSelection {
  readonly selection: PickedSelection;
  readonly rule: SlipRule;
}

export type ImportFault =
  | { readonly kind: 'failure'; readonly failure: ApiFailure }
  /** Another site's code; a mistyped or old one; a ticket that is not this member's. */
  | { readonly kind: 'other-site' | 'unknown' | 'no-bet' };

/** How far the filling of the slip has come. */
export type SelectionImport =
  | { readonly step: 'looking'; readonly id: string; readonly source: ImportSource }
  | { readonly step: 'failed'; readonly source: ImportSource; readonly fault: ImportFault }
  /** The slip holds picks already: the member says whether they are replaced. */
  | { readonly step: 'asking'; readonly imported: ImportedSelections }
  /** Not everything could be taken over. */
  | {
      readonly step: 'done';
      readonly kind: ImportSource['kind'];
      readonly count: number;
      readonly unavailable: readonly UnavailableMatch[];
      readonly refused: readonly KeptOutSelection[];
    };
