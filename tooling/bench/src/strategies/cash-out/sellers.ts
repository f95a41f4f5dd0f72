import type { SaleOffer } from './held-ticket.ts';

/** A look at the offer for a ticket. */
export interface Look {
  readonly at: number;
  /** Right after something happened in one of its matches. */
  readonly isAfterEvent: boolean;
  readonly sale: SaleOffer | undefined;
  /** What a unit on the ticket returns then by the law; undefined where the law is not followed. */
  worth(): number | undefined;
}

/** Which look a ticket is sold at, if any, by each rule: the first look is right after it was bought. */
export const sellers: Readonly<Record<string, (looks: readonly Look[]) => Look | undefined>> = {
  'sold at once': ([first]) => first,
  'sold at any time': looks => looks[looks.length >> 1],
  'sold after an event': looks => looks.find(({ isAfterEvent }) => isAfterEvent),
  'sold above its worth': looks =>
    looks.find(({ sale, worth }) => sale !== undefined && sale.offer > (worth() ?? Number.POSITIVE_INFINITY)),
  'sold at its best': looks =>
    [...looks].sort((one, other) => (other.sale?.offer ?? 0) - (one.sale?.offer ?? 0))[0],
};
