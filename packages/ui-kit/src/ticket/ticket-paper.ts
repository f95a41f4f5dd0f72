import type { StampProps } from './stamp.tsx';

/** What stands on a ticket that leaves the page, on paper or as a picture. All texts are ready to be shown. */
export interface TicketPaper {
  /** Whose it is: the name of the site. */
  readonly brand: string;
  readonly title: string;
  /** What was backed; `before` is the price it was sent at, when another was taken. */
  readonly legs: readonly {
    readonly title: string;
    readonly detail: string;
    /** What proves it: the format of the price, the score it was taken at, the kick-off. */
    readonly facts: string;
    readonly price: string;
    readonly before?: string | undefined;
  }[];
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly stamp?: StampProps | undefined;
  /** Small print at the end. */
  readonly notes: readonly string[];
}
