import type { SaleOffer } from './held-ticket.ts';

/** One occasion to sell a ticket: what the member is offered, and when. */
export interface SaleOccasion {
  readonly at: number;
  /** Right after something happened in one of its matches. */
  readonly isAfterEvent: boolean;
  readonly sale: SaleOffer | undefined;
  /** What a unit on the ticket returns then by the law; undefined where the law is not followed. */
  worth(): number | undefined;
}

/**
 * When a ticket is sold: each strategy chooses one of the occasions, which are in order of time, or none. The first is
 * right after the ticket was bought.
 */
export const saleStrategies: Readonly<
  Record<string, (occasions: readonly SaleOccasion[]) => SaleOccasion | undefined>
> = {
  'sold at once': ([first]) => first,
  'sold at any time': occasions => occasions[occasions.length >> 1],
  'sold after an event': occasions => occasions.find(({ isAfterEvent }) => isAfterEvent),
  'sold above its worth': occasions =>
    occasions.find(
      ({ sale, worth }) => sale !== undefined && sale.offer > (worth() ?? Number.POSITIVE_INFINITY),
    ),
  'sold at its best': occasions =>
    [...occasions].sort((one, other) => (other.sale?.offer ?? 0) - (one.sale?.offer ?? 0))[0],
};
