import { randomUUID } from 'node:crypto';
import { offerAt, place } from '@lobby/platform-testing/internals/sportsbook';
import { type House, siteId } from './house.ts';

type Wanted = Parameters<typeof offerAt>[1];

/**
 * Bets at the price that is seen now, up to two seconds later and at whatever it is then. Singles stake up to ninety
 * yuan above the least, others at most twice it.
 * @returns its operation id; undefined where it was refused.
 */
export async function placeOrder(
  { db, clock }: House,
  wanted: Wanted,
  next: () => number,
): Promise<string | undefined> {
  const { memberId, format, sizes } = wanted;
  const seen = await offerAt(db, wanted, clock.now());
  if ('refusal' in seen) return undefined;
  const { least } = seen.offer.limits;
  clock.advance(Math.round(next() * 2_000));
  const operationId = randomUUID();
  const placement = await db.transaction().execute(trx =>
    place(trx, clock, {
      ...{ siteId, memberId, operationId, format, sizes },
      unit:
        least + BigInt(Math.floor(next() * (wanted.legs.length === 1 ? 91 : Number(least / 100n)))) * 100n,
      legs: seen.offer.legs.map(({ quote, ...leg }) => ({
        ...leg,
        seenOdds: quote.odds,
        seenLine: quote.line,
        seenStrong: quote.strong,
        seenVersion: quote.stateVersion,
      })),
      policy: 'all',
    }),
  );
  return placement.placed ? operationId : undefined;
}
